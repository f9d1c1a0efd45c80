"""The terminals at a table: who is there, how far their journals have come, who is gone."""
