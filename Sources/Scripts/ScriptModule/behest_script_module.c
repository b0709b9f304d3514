/* Holds the module `scripting` in the program, so that no file has to be found when it runs. */

#include "behest_script_module.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char runtime[] = {
#embed "Resources/scripting/00-values.js"
    ,
#embed "Resources/scripting/10-data.js"
    ,
#embed "Resources/scripting/20-views.js"
    ,
#embed "Resources/scripting/30-hooks.js"
    ,
#embed "Resources/scripting/40-drawing.js"
    ,
#embed "Resources/scripting/50-intents.js"
    ,
#embed "Resources/scripting/60-system.js"
    ,
#embed "Resources/scripting/65-databases.js"
    ,
#embed "Resources/scripting/70-network.js"
    ,
#embed "Resources/scripting/90-module.js"
    , 0};

static const char declarations[] = {
#embed "Resources/scripting.d.ts"
    , 0};

const char *behest_script_runtime(void) { return runtime; }

const char *behest_script_declarations(void) { return declarations; }
