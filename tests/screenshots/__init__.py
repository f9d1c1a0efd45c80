"""Pictures of every screen, to be looked at: `packaging/screenshots FOLDER` takes them all."""
