"""Any game in plain text: for those that have no folder of their own."""
