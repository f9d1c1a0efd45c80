"""What the camera above the wheel saw of a round: kept for a while, and longer if anybody asks."""
