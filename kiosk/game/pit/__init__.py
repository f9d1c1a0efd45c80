"""What a pit keeps account of beside the game: the table's float, who deals, its note boxes and its
day."""
