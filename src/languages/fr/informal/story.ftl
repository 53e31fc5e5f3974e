story-fact-register = Note aussitôt une nouvelle { -key }, conseille le livre de 1921. Sinon, tu risques de ne jamais la retrouver.
