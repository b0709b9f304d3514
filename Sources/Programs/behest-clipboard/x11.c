/* Owns the CLIPBOARD selection of X11, by the conventions of the ICCCM, section 2, and of the
   freedesktop clipboard manager specification. */

#define _GNU_SOURCE
#include "ending.h"
#include "forms.h"
#include "owners.h"

#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <xcb/xcb.h>

enum {
  clipboard, targets, timestamp, multiple, incr, save_targets, manager, atom_pair, scratch, text,
  utf8_string, own_atom_count,
};

static const char *const own_names[own_atom_count] = {
    "CLIPBOARD", "TARGETS", "TIMESTAMP", "MULTIPLE", "INCR", "SAVE_TARGETS", "CLIPBOARD_MANAGER",
    "ATOM_PAIR", "BEHEST_SELECTION", "TEXT", "UTF8_STRING",
};

enum { transfer_limit = 64, patience = 30, farewell = 3, pair_limit = 64 };

/* A large form on its way, piece by piece, each sent when the one before it was taken. */
struct transfer {
  xcb_window_t requestor;
  xcb_atom_t property;
  xcb_atom_t type;
  const struct form *form;
  size_t offset;
  time_t touched;
};

struct owner {
  xcb_connection_t *connection;
  xcb_window_t window;
  xcb_timestamp_t time;
  xcb_atom_t atoms[own_atom_count];
  const struct forms *forms;
  xcb_atom_t names[form_limit][name_limit];
  struct transfer transfers[transfer_limit];
  size_t transfer_count;
  size_t piece;
  bool is_owner;
};

static time_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec;
}

static bool intern(struct owner *owner) {
  xcb_intern_atom_cookie_t own[own_atom_count];
  xcb_intern_atom_cookie_t cookies[form_limit][name_limit];
  for (size_t index = 0; index < own_atom_count; index++)
    own[index] = xcb_intern_atom(
        owner->connection, 0, (uint16_t)strlen(own_names[index]), own_names[index]);
  for (size_t form = 0; form < owner->forms->count; form++)
    for (size_t name = 0; name < owner->forms->all[form].name_count; name++) {
      const char *text = owner->forms->all[form].names[name];
      cookies[form][name] =
          xcb_intern_atom(owner->connection, 0, (uint16_t)strlen(text), text);
    }
  bool is_whole = true;
  for (size_t index = 0; index < own_atom_count; index++) {
    xcb_intern_atom_reply_t *reply =
        xcb_intern_atom_reply(owner->connection, own[index], NULL);
    owner->atoms[index] = reply ? reply->atom : XCB_ATOM_NONE;
    is_whole = is_whole && reply;
    free(reply);
  }
  for (size_t form = 0; form < owner->forms->count; form++)
    for (size_t name = 0; name < owner->forms->all[form].name_count; name++) {
      xcb_intern_atom_reply_t *reply =
          xcb_intern_atom_reply(owner->connection, cookies[form][name], NULL);
      owner->names[form][name] = reply ? reply->atom : XCB_ATOM_NONE;
      is_whole = is_whole && reply;
      free(reply);
    }
  return is_whole;
}

/* The server's time, by a change of a property of ours; selections are owned since a time. */
static bool learn_time(struct owner *owner) {
  xcb_change_property(
      owner->connection, XCB_PROP_MODE_APPEND, owner->window, owner->atoms[scratch],
      XCB_ATOM_STRING, 8, 0, NULL);
  xcb_flush(owner->connection);
  xcb_generic_event_t *event;
  while ((event = xcb_wait_for_event(owner->connection))) {
    bool is_it = (event->response_type & 0x7F) == XCB_PROPERTY_NOTIFY;
    if (is_it) owner->time = ((xcb_property_notify_event_t *)event)->time;
    free(event);
    if (is_it) return true;
  }
  return false;
}

static bool take(struct owner *owner) {
  xcb_set_selection_owner(
      owner->connection, owner->window, owner->atoms[clipboard], owner->time);
  xcb_get_selection_owner_reply_t *reply = xcb_get_selection_owner_reply(
      owner->connection,
      xcb_get_selection_owner(owner->connection, owner->atoms[clipboard]), NULL);
  owner->is_owner = reply && reply->owner == owner->window;
  free(reply);
  return owner->is_owner;
}

static const struct form *form_of(struct owner *owner, xcb_atom_t target) {
  for (size_t form = 0; form < owner->forms->count; form++)
    for (size_t name = 0; name < owner->forms->all[form].name_count; name++)
      if (owner->names[form][name] == target) return &owner->forms->all[form];
  return NULL;
}

static void put(
    struct owner *owner, xcb_window_t window, xcb_atom_t property, xcb_atom_t type, uint8_t format,
    size_t length, const void *data) {
  xcb_change_property(
      owner->connection, XCB_PROP_MODE_REPLACE, window, property, type, format, (uint32_t)length,
      data);
}

static bool begin_transfer(
    struct owner *owner, xcb_window_t requestor, xcb_atom_t property, xcb_atom_t type,
    const struct form *form) {
  if (owner->transfer_count == transfer_limit) return false;
  uint32_t mask = XCB_EVENT_MASK_PROPERTY_CHANGE | XCB_EVENT_MASK_STRUCTURE_NOTIFY;
  xcb_change_window_attributes(owner->connection, requestor, XCB_CW_EVENT_MASK, &mask);
  uint32_t size = (uint32_t)form->length;
  put(owner, requestor, property, owner->atoms[incr], 32, 1, &size);
  owner->transfers[owner->transfer_count++] =
      (struct transfer){requestor, property, type, form, 0, now()};
  return true;
}

/* Puts what a target asks for into a property; false when there is no such form. */
static bool convert(
    struct owner *owner, xcb_window_t requestor, xcb_atom_t target, xcb_atom_t property) {
  if (target == owner->atoms[targets]) {
    xcb_atom_t list[4 + form_limit * name_limit];
    size_t count = 0;
    list[count++] = owner->atoms[targets];
    list[count++] = owner->atoms[timestamp];
    list[count++] = owner->atoms[multiple];
    list[count++] = owner->atoms[save_targets];
    for (size_t form = 0; form < owner->forms->count; form++)
      for (size_t name = 0; name < owner->forms->all[form].name_count; name++)
        list[count++] = owner->names[form][name];
    put(owner, requestor, property, XCB_ATOM_ATOM, 32, count, list);
    return true;
  }
  if (target == owner->atoms[timestamp]) {
    put(owner, requestor, property, XCB_ATOM_INTEGER, 32, 1, &owner->time);
    return true;
  }
  if (target == owner->atoms[save_targets]) {
    put(owner, requestor, property, XCB_ATOM_NONE, 32, 0, NULL);
    return true;
  }
  const struct form *form = form_of(owner, target);
  if (!form) return false;
  /* Who asks for text in whatever encoding is told which it is. */
  xcb_atom_t type = target == owner->atoms[text] ? owner->atoms[utf8_string] : target;
  if (form->length > owner->piece) return begin_transfer(owner, requestor, property, type, form);
  put(owner, requestor, property, type, 8, form->length, form->bytes);
  return true;
}

/* Several targets at once; those that there are not become None in the list. */
static bool convert_several(struct owner *owner, xcb_window_t requestor, xcb_atom_t property) {
  xcb_get_property_reply_t *reply = xcb_get_property_reply(
      owner->connection,
      xcb_get_property(
          owner->connection, 0, requestor, property, XCB_ATOM_ANY, 0, 2 * pair_limit),
      NULL);
  if (!reply || reply->format != 32) {
    free(reply);
    return false;
  }
  xcb_atom_t *pairs = xcb_get_property_value(reply);
  size_t count = (size_t)xcb_get_property_value_length(reply) / sizeof(xcb_atom_t) / 2;
  for (size_t pair = 0; pair < count; pair++) {
    bool is_nested = pairs[2 * pair] == owner->atoms[multiple];
    if (is_nested || pairs[2 * pair + 1] == XCB_ATOM_NONE ||
        !convert(owner, requestor, pairs[2 * pair], pairs[2 * pair + 1]))
      pairs[2 * pair + 1] = XCB_ATOM_NONE;
  }
  put(owner, requestor, property, owner->atoms[atom_pair], 32, 2 * count, pairs);
  free(reply);
  return true;
}

static void answer(struct owner *owner, const xcb_selection_request_event_t *request) {
  /* Old clients leave the property to us. */
  xcb_atom_t property = request->property ? request->property : request->target;
  bool is_done = request->selection == owner->atoms[clipboard];
  if (is_done)
    is_done = request->target == owner->atoms[multiple]
                  ? request->property && convert_several(owner, request->requestor, property)
                  : convert(owner, request->requestor, request->target, property);
  /* An event is always 32 bytes long. */
  union {
    xcb_selection_notify_event_t notify;
    char bytes[32];
  } reply;
  memset(&reply, 0, sizeof reply);
  reply.notify.response_type = XCB_SELECTION_NOTIFY;
  reply.notify.time = request->time;
  reply.notify.requestor = request->requestor;
  reply.notify.selection = request->selection;
  reply.notify.target = request->target;
  reply.notify.property = is_done ? property : XCB_ATOM_NONE;
  xcb_send_event(owner->connection, 0, request->requestor, 0, reply.bytes);
}

static void drop(struct owner *owner, size_t index) {
  owner->transfers[index] = owner->transfers[--owner->transfer_count];
}

static void go_on(struct owner *owner, const xcb_property_notify_event_t *event) {
  if (event->state != XCB_PROPERTY_DELETE) return;
  for (size_t index = 0; index < owner->transfer_count; index++) {
    struct transfer *transfer = &owner->transfers[index];
    if (transfer->requestor != event->window || transfer->property != event->atom) continue;
    size_t left = transfer->form->length - transfer->offset;
    size_t length = left < owner->piece ? left : owner->piece;
    put(owner, transfer->requestor, transfer->property, transfer->type, 8, length,
        transfer->form->bytes + transfer->offset);
    transfer->offset += length;
    transfer->touched = now();
    /* An empty piece is the end. */
    if (length == 0) drop(owner, index);
    return;
  }
}

static void forget(struct owner *owner, xcb_window_t window, bool only_stale) {
  for (size_t index = owner->transfer_count; index-- > 0;) {
    const struct transfer *transfer = &owner->transfers[index];
    bool is_stale = now() - transfer->touched > patience;
    if (only_stale ? is_stale : transfer->requestor == window) drop(owner, index);
  }
}

/* Asks a clipboard manager to keep what is here; false when there is none. */
static bool hand_over(struct owner *owner) {
  xcb_get_selection_owner_reply_t *reply = xcb_get_selection_owner_reply(
      owner->connection, xcb_get_selection_owner(owner->connection, owner->atoms[manager]),
      NULL);
  bool is_there = reply && reply->owner != XCB_WINDOW_NONE;
  free(reply);
  if (!is_there || !owner->is_owner) return false;
  xcb_atom_t list[form_limit];
  size_t count = 0;
  for (size_t form = 0; form < owner->forms->count; form++) list[count++] = owner->names[form][0];
  put(owner, owner->window, owner->atoms[scratch], XCB_ATOM_ATOM, 32, count, list);
  xcb_convert_selection(
      owner->connection, owner->window, owner->atoms[manager], owner->atoms[save_targets],
      owner->atoms[scratch], owner->time);
  xcb_flush(owner->connection);
  return true;
}

static void serve(struct owner *owner) {
  bool is_leaving = false;
  time_t deadline = 0;
  while (owner->is_owner || owner->transfer_count > 0) {
    if (is_ending() && !is_leaving) {
      if (!hand_over(owner)) return;
      is_leaving = true;
      deadline = now() + farewell;
    }
    if (is_leaving && now() > deadline) return;
    xcb_flush(owner->connection);
    xcb_generic_event_t *event = xcb_poll_for_event(owner->connection);
    if (!event) {
      if (xcb_connection_has_error(owner->connection)) return;
      struct pollfd entry = {xcb_get_file_descriptor(owner->connection), POLLIN, 0};
      int wait = is_leaving ? 200 : owner->transfer_count > 0 ? 1000 * patience : -1;
      if (poll(&entry, 1, wait) < 0 && errno != EINTR) return;
      forget(owner, XCB_WINDOW_NONE, true);
      continue;
    }
    switch (event->response_type & 0x7F) {
      case XCB_SELECTION_REQUEST:
        answer(owner, (xcb_selection_request_event_t *)event);
        break;
      case XCB_SELECTION_CLEAR:
        if (((xcb_selection_clear_event_t *)event)->selection == owner->atoms[clipboard])
          owner->is_owner = false;
        break;
      case XCB_PROPERTY_NOTIFY:
        go_on(owner, (xcb_property_notify_event_t *)event);
        break;
      case XCB_DESTROY_NOTIFY:
        forget(owner, ((xcb_destroy_notify_event_t *)event)->window, false);
        break;
      case XCB_SELECTION_NOTIFY:
        /* The manager has what it wants. */
        if (is_leaving) {
          free(event);
          return;
        }
        break;
      default: break;
    }
    free(event);
  }
}

int x11_own(const struct forms *forms, void (*ready)(void)) {
  static struct owner owner;
  owner.forms = forms;
  owner.connection = xcb_connect(NULL, NULL);
  if (xcb_connection_has_error(owner.connection)) return 1;
  xcb_screen_t *screen = xcb_setup_roots_iterator(xcb_get_setup(owner.connection)).data;
  if (!screen) return 1;
  owner.window = xcb_generate_id(owner.connection);
  uint32_t mask = XCB_EVENT_MASK_PROPERTY_CHANGE;
  xcb_create_window(
      owner.connection, XCB_COPY_FROM_PARENT, owner.window, screen->root, 0, 0, 1, 1, 0,
      XCB_WINDOW_CLASS_INPUT_ONLY, screen->root_visual, XCB_CW_EVENT_MASK, &mask);
  /* What goes in one request: a quarter of a mebibyte, or less where the server takes less. */
  size_t most = (size_t)xcb_get_maximum_request_length(owner.connection) * 4 - 64;
  owner.piece = most < ((size_t)1 << 18) ? most : (size_t)1 << 18;
  if (!intern(&owner) || !learn_time(&owner) || !take(&owner)) return 1;
  ready();
  serve(&owner);
  xcb_disconnect(owner.connection);
  return 0;
}
