"""What a terminal lets be heard: short sounds, and a voice. Both are silent where nothing plays."""
