"""One live game in time: order of arrival, beaten cards, freezes, computer players' due times, the log."""
