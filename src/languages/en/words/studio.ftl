# The studio, which makes and plays puzzles in a browser: its frame, what it says of faults, and its first screen.

studio-title = Dominosa Press
studio-description = Domino puzzles to play, and books of them to make, in your browser.
studio-menu = Screens
studio-skip = Skip the menu
studio-language = Language
studio-nav-play = Play
studio-screen-play = Play a { -puzzle }
# Before the page is there. In a browser that is too old, or that runs no scripts.
studio-no-script = This page needs JavaScript and a browser of 2023 or later. The books themselves need neither.
studio-loading = The page is loading.
# What went wrong.
studio-fault-close = Close this message
studio-our-fault = This should not have happened. It is a fault of this program. What you have kept is still there. Load the page again to go on.
studio-helper-died = The browser has ended the work, perhaps for want of memory. Nothing that you have kept is lost. Try again, or ask for something smaller.
studio-not-loaded = This screen could not be loaded. Are you offline, or is there a new version? Load the page again.
# Playing.
studio-play-title = Your { -puzzle }
studio-play-level = Level
studio-play-new = New { -puzzle }
studio-play-making = Making a { -puzzle }.
studio-play-not-made = The { -puzzle } could not be made.
studio-play-not-read = The { -puzzle } could not be read.
