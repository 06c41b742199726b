"""The stage: how Qwitch looks, moves and sounds. It draws at native pixels and never decides a rule."""
