"""From devices to commands: key sets by scancode, pointer, window events."""
