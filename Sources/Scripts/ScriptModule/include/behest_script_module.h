/* The module `scripting` for scripts, as texts. */
#ifndef BEHEST_SCRIPT_MODULE_H
#define BEHEST_SCRIPT_MODULE_H

/* Returns the body of the function that makes the runtime: JavaScript in UTF-8. */
const char *behest_script_runtime(void);

/* Returns the declarations for editors and type checks: TypeScript in UTF-8. */
const char *behest_script_declarations(void);

/* A file of a script; the text is in UTF-8. */
struct behest_script_file {
  const char *name;
  const char *text;
};

/* Returns the files of a script that shows every view; the last has no name. */
const struct behest_script_file *behest_script_gallery(void);

#endif
