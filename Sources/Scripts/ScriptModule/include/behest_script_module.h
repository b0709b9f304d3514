/* The module `scripting` for scripts, as texts. */
#ifndef BEHEST_SCRIPT_MODULE_H
#define BEHEST_SCRIPT_MODULE_H

/* Returns the body of the function that makes the runtime: JavaScript in UTF-8. */
const char *behest_script_runtime(void);

/* Returns the declarations for editors and type checks: TypeScript in UTF-8. */
const char *behest_script_declarations(void);

#endif
