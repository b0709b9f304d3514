/* Owns the selection of a Wayland compositor by its data control protocol: that of
   wayland-protocols (ext-data-control-v1), or the older one of wlroots with the same shape. */

#define _GNU_SOURCE
#include "ending.h"
#include "forms.h"
#include "owners.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>
#include <wayland-client.h>

enum { transfer_limit = 64 };

/* The two protocols differ in nothing but their names. Requests and events are in the order of
   their numbers; 'n' is a new object, 'o' an object, 's' a text, 'h' a descriptor. */
struct protocol {
  struct wl_interface manager, device, source, offer;
  const struct wl_interface *manager_source[1], *manager_device[2], *device_source[1],
      *device_offer[1], *none[2];
  struct wl_message manager_requests[3], device_requests[2], device_events[3],
      source_requests[2], source_events[2], offer_requests[2], offer_events[1];
};

static void define(
    struct protocol *it, const char *manager, const char *device, const char *source,
    const char *offer) {
  it->none[0] = it->none[1] = NULL;
  it->manager_source[0] = &it->source;
  it->manager_device[0] = &it->device;
  it->manager_device[1] = &wl_seat_interface;
  it->device_source[0] = &it->source;
  it->device_offer[0] = &it->offer;
  it->manager_requests[0] = (struct wl_message){"create_data_source", "n", it->manager_source};
  it->manager_requests[1] = (struct wl_message){"get_data_device", "no", it->manager_device};
  it->manager_requests[2] = (struct wl_message){"destroy", "", it->none};
  it->device_requests[0] = (struct wl_message){"set_selection", "?o", it->device_source};
  it->device_requests[1] = (struct wl_message){"destroy", "", it->none};
  it->device_events[0] = (struct wl_message){"data_offer", "n", it->device_offer};
  it->device_events[1] = (struct wl_message){"selection", "?o", it->device_offer};
  it->device_events[2] = (struct wl_message){"finished", "", it->none};
  it->source_requests[0] = (struct wl_message){"offer", "s", it->none};
  it->source_requests[1] = (struct wl_message){"destroy", "", it->none};
  it->source_events[0] = (struct wl_message){"send", "sh", it->none};
  it->source_events[1] = (struct wl_message){"cancelled", "", it->none};
  it->offer_requests[0] = (struct wl_message){"receive", "sh", it->none};
  it->offer_requests[1] = (struct wl_message){"destroy", "", it->none};
  it->offer_events[0] = (struct wl_message){"offer", "s", it->none};
  it->manager = (struct wl_interface){manager, 1, 3, it->manager_requests, 0, NULL};
  it->device = (struct wl_interface){device, 1, 2, it->device_requests, 3, it->device_events};
  it->source = (struct wl_interface){source, 1, 2, it->source_requests, 2, it->source_events};
  it->offer = (struct wl_interface){offer, 1, 2, it->offer_requests, 1, it->offer_events};
}

/* A form on its way to who asked for it. */
struct transfer {
  int descriptor;
  const struct form *form;
  size_t offset;
};

struct owner {
  const struct forms *forms;
  struct protocol extended, wlroots;
  struct protocol *protocol;
  struct wl_proxy *manager;
  struct wl_seat *seat;
  struct transfer transfers[transfer_limit];
  size_t transfer_count;
  bool is_owner;
};

/* MARK: The registry */

static void found(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface,
    uint32_t version) {
  struct owner *owner = data;
  (void)version;
  if (!strcmp(interface, "wl_seat") && !owner->seat) {
    owner->seat = wl_registry_bind(registry, name, &wl_seat_interface, 1);
  } else if (!strcmp(interface, owner->extended.manager.name)) {
    if (owner->manager) wl_proxy_destroy(owner->manager);
    owner->protocol = &owner->extended;
    owner->manager = wl_registry_bind(registry, name, &owner->extended.manager, 1);
  } else if (!strcmp(interface, owner->wlroots.manager.name) && !owner->manager) {
    owner->protocol = &owner->wlroots;
    owner->manager = wl_registry_bind(registry, name, &owner->wlroots.manager, 1);
  }
}

static void lost(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data;
  (void)registry;
  (void)name;
}

static const struct wl_registry_listener registry_listener = {found, lost};

/* MARK: The source */

static void asked(void *data, struct wl_proxy *source, const char *type, int32_t descriptor) {
  struct owner *owner = data;
  (void)source;
  const struct form *form = forms_named(owner->forms, type);
  if (!form || owner->transfer_count == transfer_limit) {
    close(descriptor);
    return;
  }
  /* Who asks may read slowly, or not at all. */
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
  owner->transfers[owner->transfer_count++] = (struct transfer){descriptor, form, 0};
}

static void replaced(void *data, struct wl_proxy *source) {
  struct owner *owner = data;
  (void)source;
  owner->is_owner = false;
}

static void (*const source_listener[])(void) = {
    (void (*)(void))asked,
    (void (*)(void))replaced,
};

/* MARK: The device, which tells of selections that are of no interest here */

static void offered(void *data, struct wl_proxy *device, struct wl_proxy *offer) {
  (void)data;
  (void)device;
  if (offer) wl_proxy_marshal(offer, 1), wl_proxy_destroy(offer);
}

static void selected(void *data, struct wl_proxy *device, struct wl_proxy *offer) {
  (void)data;
  (void)device;
  (void)offer;
}

static void finished(void *data, struct wl_proxy *device) { replaced(data, device); }

static void (*const device_listener[])(void) = {
    (void (*)(void))offered,
    (void (*)(void))selected,
    (void (*)(void))finished,
};

/* MARK: Serving */

/* Writes what the reader takes; true when there is no more to write. */
static bool advance(struct transfer *transfer) {
  while (transfer->offset < transfer->form->length) {
    ssize_t count = write(
        transfer->descriptor, transfer->form->bytes + transfer->offset,
        transfer->form->length - transfer->offset);
    if (count > 0) {
      transfer->offset += (size_t)count;
    } else if (count < 0 && errno == EINTR) {
      continue;
    } else {
      return !(count < 0 && errno == EAGAIN);
    }
  }
  return true;
}

static void advance_all(struct owner *owner) {
  for (size_t index = owner->transfer_count; index-- > 0;) {
    if (!advance(&owner->transfers[index])) continue;
    close(owner->transfers[index].descriptor);
    owner->transfers[index] = owner->transfers[--owner->transfer_count];
  }
}

static void serve(struct owner *owner, struct wl_display *display) {
  while ((owner->is_owner || owner->transfer_count > 0) && !is_ending()) {
    while (wl_display_prepare_read(display) != 0)
      if (wl_display_dispatch_pending(display) < 0) return;
    advance_all(owner);
    if (wl_display_flush(display) < 0 && errno != EAGAIN) {
      wl_display_cancel_read(display);
      return;
    }
    struct pollfd entries[1 + transfer_limit];
    entries[0] = (struct pollfd){wl_display_get_fd(display), POLLIN, 0};
    for (size_t index = 0; index < owner->transfer_count; index++)
      entries[1 + index] = (struct pollfd){owner->transfers[index].descriptor, POLLOUT, 0};
    bool is_done = !owner->is_owner && owner->transfer_count == 0;
    if (is_done || poll(entries, 1 + owner->transfer_count, -1) < 0) {
      wl_display_cancel_read(display);
      if (is_done || errno != EINTR) return;
      continue;
    }
    if (entries[0].revents) {
      if (wl_display_read_events(display) < 0) return;
    } else {
      wl_display_cancel_read(display);
    }
    if (wl_display_dispatch_pending(display) < 0) return;
  }
}

int wayland_own(const struct forms *forms, void (*ready)(void)) {
  static struct owner owner;
  owner.forms = forms;
  define(
      &owner.extended, "ext_data_control_manager_v1", "ext_data_control_device_v1",
      "ext_data_control_source_v1", "ext_data_control_offer_v1");
  define(
      &owner.wlroots, "zwlr_data_control_manager_v1", "zwlr_data_control_device_v1",
      "zwlr_data_control_source_v1", "zwlr_data_control_offer_v1");
  struct wl_display *display = wl_display_connect(NULL);
  if (!display) return 1;
  struct wl_registry *registry = wl_display_get_registry(display);
  wl_registry_add_listener(registry, &registry_listener, &owner);
  if (wl_display_roundtrip(display) < 0 || !owner.manager || !owner.seat) return 1;
  struct wl_proxy *source = wl_proxy_marshal_constructor(
      owner.manager, 0, &owner.protocol->source, NULL);
  struct wl_proxy *device = wl_proxy_marshal_constructor(
      owner.manager, 1, &owner.protocol->device, NULL, owner.seat);
  if (!source || !device) return 1;
  wl_proxy_add_listener(source, (void (**)(void))source_listener, &owner);
  wl_proxy_add_listener(device, (void (**)(void))device_listener, &owner);
  for (size_t form = 0; form < forms->count; form++)
    for (size_t name = 0; name < forms->all[form].name_count; name++)
      wl_proxy_marshal(source, 0, forms->all[form].names[name]);
  owner.is_owner = true;
  wl_proxy_marshal(device, 0, source);
  if (wl_display_roundtrip(display) < 0 || !owner.is_owner) return 1;
  ready();
  serve(&owner, display);
  wl_display_disconnect(display);
  return 0;
}
