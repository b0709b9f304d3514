// The door of Soupy.
