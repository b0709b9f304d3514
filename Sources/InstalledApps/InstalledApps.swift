// The door of InstalledApps.
