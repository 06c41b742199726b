"""The pitches of all tones, in Hz: one pentatonic scale on D, so that whatever sounds together fits together."""

A3, D4, E4, FIS4, A4, B4 = 220.0, 293.66, 329.63, 369.99, 440.0, 493.88
D5, E5, FIS5, A5, D6, FIS6, A6 = 587.33, 659.26, 739.99, 880.0, 1174.66, 1479.98, 1760.0
