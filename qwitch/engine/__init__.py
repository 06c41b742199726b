"""The rules of Qwitch: cards, deal, what fits, stops and ranks. No clock, no files, no pixels."""
