"""Controls of the menus: what can be focused, pressed and changed by keys, pads and pointer alike."""
