"""What is on a screen as eyes meet it: every text and outline of a live scene, and its contrast."""
