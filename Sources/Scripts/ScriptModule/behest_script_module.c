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

static const char gallery_index[] = {
#embed "Resources/gallery/index.tsx"
    , 0};
static const char gallery_charts[] = {
#embed "Resources/gallery/sections/charts.tsx"
    , 0};
static const char gallery_colours[] = {
#embed "Resources/gallery/sections/colours.tsx"
    , 0};
static const char gallery_controls[] = {
#embed "Resources/gallery/sections/controls.tsx"
    , 0};
static const char gallery_fields[] = {
#embed "Resources/gallery/sections/fields.tsx"
    , 0};
static const char gallery_grids[] = {
#embed "Resources/gallery/sections/grids.tsx"
    , 0};
static const char gallery_images[] = {
#embed "Resources/gallery/sections/images.tsx"
    , 0};
static const char gallery_layout[] = {
#embed "Resources/gallery/sections/layout.tsx"
    , 0};
static const char gallery_lists[] = {
#embed "Resources/gallery/sections/lists.tsx"
    , 0};
static const char gallery_modifiers[] = {
#embed "Resources/gallery/sections/modifiers.tsx"
    , 0};
static const char gallery_pages[] = {
#embed "Resources/gallery/sections/pages.tsx"
    , 0};
static const char gallery_presentations[] = {
#embed "Resources/gallery/sections/presentations.tsx"
    , 0};
static const char gallery_progress[] = {
#embed "Resources/gallery/sections/progress.tsx"
    , 0};
static const char gallery_stacks[] = {
#embed "Resources/gallery/sections/stacks.tsx"
    , 0};
static const char gallery_texts[] = {
#embed "Resources/gallery/sections/texts.tsx"
    , 0};

static const struct behest_script_file gallery[] = {
    {"script.json", "{\"name\": \"gallery\"}\n"},
    {"index.tsx", gallery_index},
    {"sections/charts.tsx", gallery_charts},
    {"sections/colours.tsx", gallery_colours},
    {"sections/controls.tsx", gallery_controls},
    {"sections/fields.tsx", gallery_fields},
    {"sections/grids.tsx", gallery_grids},
    {"sections/images.tsx", gallery_images},
    {"sections/layout.tsx", gallery_layout},
    {"sections/lists.tsx", gallery_lists},
    {"sections/modifiers.tsx", gallery_modifiers},
    {"sections/pages.tsx", gallery_pages},
    {"sections/presentations.tsx", gallery_presentations},
    {"sections/progress.tsx", gallery_progress},
    {"sections/stacks.tsx", gallery_stacks},
    {"sections/texts.tsx", gallery_texts},
    {0, 0}};

const struct behest_script_file *behest_script_gallery(void) { return gallery; }

const char *behest_script_runtime(void) { return runtime; }

const char *behest_script_declarations(void) { return declarations; }
