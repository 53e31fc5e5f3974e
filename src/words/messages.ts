// Made by `npm run words` from src/languages/en/words; not to be changed by hand.
import type { Value } from './marked.ts';

type Nothing = Record<never, never>;

/** Every message with the values that it is filled with. */
export interface Messages
  extends
    Record<
      | 'about-author-heading' | 'along-aloud' | 'along-astray' | 'along-bars' | 'along-beside'
      | 'along-check' | 'along-cheer' | 'along-coffee' | 'along-corners' | 'along-doubles' | 'along-edge'
      | 'along-eraser' | 'along-finger' | 'along-hundreds' | 'along-knot' | 'along-pencil' | 'along-pips'
      | 'along-rare' | 'along-rest' | 'along-ring' | 'along-stake' | 'along-table' | 'along-tally'
      | 'along-tonight' | 'along-ways' | 'analysis-gave-up' | 'analysis-mend' | 'analysis-rows'
      | 'analysis-rows-filled' | 'back-cover-aloud' | 'back-cover-braille' | 'back-cover-epub'
      | 'back-cover-forms' | 'back-cover-giant' | 'back-cover-heading' | 'back-cover-html'
      | 'back-cover-large' | 'back-cover-need' | 'back-cover-question' | 'back-cover-sample'
      | 'back-cover-standard' | 'back-cover-story' | 'back-cover-tactile' | 'beginning-heading'
      | 'beginning-nile' | 'beginning-spa' | 'beginning-steamer' | 'beginning-turn' | 'beginning-war'
      | 'board-not-to-play' | 'board-unknown' | 'calibration-cell' | 'calibration-figure-cell'
      | 'calibration-figure-dots' | 'calibration-figure-gaps' | 'calibration-figure-lines'
      | 'calibration-figure-pips' | 'calibration-figure-ruler' | 'calibration-intro' | 'calibration-pips'
      | 'calibration-ruler' | 'calibration-sample' | 'calibration-settings' | 'calibration-title'
      | 'card-bars-title' | 'card-bars-wax' | 'card-box-cut' | 'card-box-fold' | 'card-box-glue'
      | 'card-box-print' | 'card-box-raise' | 'card-box-shown' | 'card-box-title' | 'card-dominoes-back'
      | 'card-dominoes-back-shown' | 'card-dominoes-bar' | 'card-dominoes-braille' | 'card-dominoes-corner'
      | 'card-dominoes-figures' | 'card-dominoes-figures-nine' | 'card-dominoes-making'
      | 'card-dominoes-no-braille' | 'card-dominoes-pips' | 'card-dominoes-pips-eight'
      | 'card-dominoes-pips-nine' | 'card-dominoes-pips-seven' | 'card-dominoes-pips-six'
      | 'card-dominoes-print-back' | 'card-dominoes-print-card' | 'card-dominoes-print-corner'
      | 'card-dominoes-print-cut' | 'card-dominoes-raise' | 'card-dominoes-raise-back'
      | 'card-dominoes-raise-corner' | 'card-dominoes-raise-cut-lines' | 'card-dominoes-raise-glue'
      | 'certificate-day' | 'certificate-heading' | 'certificate-name' | 'certificate-signature'
      | 'certificate-signed' | 'check-all-steps' | 'check-attempt' | 'check-attempt-forms'
      | 'check-attempt-go' | 'check-attempt-not-read' | 'check-attempt-text' | 'check-back' | 'check-begin'
      | 'check-choose' | 'check-dead-end' | 'check-difference' | 'check-draw' | 'check-draw-board'
      | 'check-draw-columns' | 'check-draw-cut' | 'check-draw-keys' | 'check-draw-rows' | 'check-draw-shape'
      | 'check-draw-signs' | 'check-endgame-only' | 'check-endgame-others' | 'check-example' | 'check-export'
      | 'check-export-begun' | 'check-export-not-made' | 'check-export-paper' | 'check-first-solution'
      | 'check-forms' | 'check-go' | 'check-hints' | 'check-lead' | 'check-mend' | 'check-name' | 'check-next'
      | 'check-no-level' | 'check-none' | 'check-not-examined' | 'check-not-read' | 'check-only-solution'
      | 'check-open' | 'check-other-solution' | 'check-play' | 'check-result' | 'check-stop' | 'check-stopped'
      | 'check-task' | 'check-task-answer' | 'check-task-answer-forms' | 'check-task-answer-go'
      | 'check-task-answer-text' | 'check-task-board' | 'check-task-count' | 'check-task-counting'
      | 'check-task-play' | 'check-text' | 'check-turning' | 'check-way' | 'check-working' | 'colon'
      | 'colophon-completions' | 'colophon-figures' | 'colophon-fonts' | 'colophon-heading' | 'colophon-proof'
      | 'colophon-series' | 'colophon-tasks' | 'commented-deal-heading' | 'commented-decided'
      | 'commented-decided-any-order' | 'commented-decided-heading' | 'commented-heading'
      | 'commented-most-heading' | 'commented-most-proved' | 'commented-most-with-talon'
      | 'commented-no-mistake' | 'commented-no-others' | 'commented-player-a' | 'commented-player-b'
      | 'commented-replayed' | 'commented-result-heading' | 'companion-names' | 'companion-running'
      | 'completion-heading' | 'completion-numbers' | 'composing-by-touch-dominoes' | 'composing-by-touch-end'
      | 'composing-by-touch-heading' | 'composing-by-touch-lost' | 'composing-by-touch-set'
      | 'composing-by-touch-three' | 'composing-example' | 'composing-grades' | 'composing-heading'
      | 'composing-intro' | 'composing-judged' | 'composing-lead' | 'composing-note' | 'composing-record'
      | 'composing-unions' | 'contents-heading' | 'counting-heading' | 'counting-places' | 'counting-tally'
      | 'cover-art' | 'cover-giant-print' | 'cover-large-print' | 'deal-button-buy' | 'deal-button-deal'
      | 'deal-goes-on' | 'deal-key-buy' | 'deal-key-buy-does' | 'deal-key-deal' | 'deal-key-deal-does'
      | 'deal-key-hint' | 'deal-key-hint-does' | 'deal-letter-buy' | 'deal-letter-deal' | 'deal-must-buy'
      | 'deal-no-chain' | 'deal-nothing-to-buy' | 'deal-rival' | 'deal-you-begin' | 'decimal-sign'
      | 'dedication-heading' | 'describe-empty' | 'describe-hole' | 'divisor-domino-before'
      | 'divisor-domino-differences' | 'divisor-domino-divisor' | 'divisor-domino-doubles'
      | 'divisor-domino-doubles-heading' | 'divisor-domino-draw' | 'divisor-domino-end'
      | 'divisor-domino-end-heading' | 'divisor-domino-first-dominoes'
      | 'divisor-domino-first-dominoes-example' | 'divisor-domino-heading' | 'divisor-domino-lead'
      | 'divisor-domino-open' | 'divisor-domino-open-heading' | 'divisor-domino-play-heading'
      | 'divisor-domino-reckon' | 'divisor-domino-reckon-at-3' | 'divisor-domino-reckon-at-6'
      | 'divisor-domino-reckon-heading' | 'divisor-domino-reckon-long-side' | 'divisor-domino-reckon-shown'
      | 'divisor-domino-scored' | 'divisor-domino-sets' | 'divisor-domino-sets-heading'
      | 'divisor-domino-tip-differences' | 'divisor-domino-tip-doubles' | 'divisor-domino-tip-high'
      | 'divisor-domino-tip-number' | 'divisor-domino-tips-heading' | 'divisor-domino-turn'
      | 'divisor-domino-wrong-hands' | 'domino-matador-before' | 'domino-matador-before-heading'
      | 'domino-matador-cross' | 'domino-matador-cross-heading' | 'domino-matador-doubles'
      | 'domino-matador-doubles-example' | 'domino-matador-doubles-heading' | 'domino-matador-doubtful'
      | 'domino-matador-doubtful-heading' | 'domino-matador-end' | 'domino-matador-end-heading'
      | 'domino-matador-first-domino' | 'domino-matador-heading' | 'domino-matador-lead'
      | 'domino-matador-matadors' | 'domino-matador-matadors-example' | 'domino-matador-matadors-heading'
      | 'domino-matador-open-cannot-lay' | 'domino-matador-open-cross' | 'domino-matador-open-heading'
      | 'domino-matador-scores' | 'domino-matador-scores-example' | 'domino-matador-scores-heading'
      | 'domino-matador-smaller-sets' | 'dominoes-do-not-fit' | 'draw-domino-after-double'
      | 'draw-domino-before' | 'draw-domino-before-heading' | 'draw-domino-children-begin'
      | 'draw-domino-children-double' | 'draw-domino-children-heading' | 'draw-domino-children-lead'
      | 'draw-domino-children-look' | 'draw-domino-children-next' | 'draw-domino-children-nothing-fits'
      | 'draw-domino-children-turn-over' | 'draw-domino-children-win' | 'draw-domino-doubles'
      | 'draw-domino-draw' | 'draw-domino-end' | 'draw-domino-end-heading' | 'draw-domino-first-domino'
      | 'draw-domino-fits' | 'draw-domino-heading' | 'draw-domino-lead' | 'draw-domino-open'
      | 'draw-domino-open-heading' | 'draw-domino-play-heading' | 'draw-domino-points' | 'duett-explained'
      | 'duett-heading' | 'ebraille-access' | 'ebraille-drawing' | 'embossing-pef' | 'embossing-setting'
      | 'empty-board-puzzles' | 'epub-creator' | 'epub-pages' | 'exercise-keys-heading' | 'exercises-answers'
      | 'exercises-counts-heading' | 'exercises-difference' | 'exercises-double' | 'exercises-example'
      | 'exercises-form-domino' | 'exercises-form-laid-at' | 'exercises-form-points' | 'exercises-heading'
      | 'exercises-intro' | 'exercises-long-side' | 'exercises-open-end' | 'figure-marked' | 'figure-running'
      | 'figures-heading' | 'figures-intro' | 'figures-lead' | 'first-copied' | 'first-found' | 'first-laid'
      | 'first-neighbours' | 'first-once' | 'first-touch' | 'forerunners-history' | 'foreword-heading'
      | 'found-figure' | 'found-heading' | 'found-keys-ask' | 'games-chain' | 'games-chains-drawn'
      | 'games-chains-example' | 'games-chains-told' | 'games-company' | 'games-double' | 'games-heading'
      | 'games-pips' | 'games-running' | 'games-sources' | 'games-stock' | 'hands-board' | 'hands-dominoes'
      | 'hands-heading' | 'hands-page' | 'hands-pegs' | 'hands-tally' | 'hands-tray' | 'hands-wax'
      | 'hint-now-after' | 'hints-turning-heading' | 'hints-turning-intro' | 'hints-way-cross-out'
      | 'hints-way-heading' | 'hints-way-legend' | 'hints-way-numbers' | 'hints-way-signs'
      | 'historic-opening-heading' | 'historic-opening-known-heading' | 'historic-opening-lead'
      | 'historic-opening-moves-heading' | 'historic-opening-running' | 'historic-opening-slip'
      | 'historic-opening-tally-heading' | 'history-blind-players' | 'history-book' | 'history-collections'
      | 'history-heading' | 'history-name' | 'history-nephew' | 'how-to-play-blank' | 'how-to-play-completing'
      | 'how-to-play-heading' | 'how-to-play-laying' | 'how-to-play-running' | 'how-to-play-taken'
      | 'how-to-play-taken-numbers' | 'key-dominoes' | 'key-forms-list' | 'key-forms-list-last'
      | 'key-forms-outlines' | 'key-forms-outlines-next' | 'key-forms-tableau' | 'key-names'
      | 'keys-alone-show' | 'keys-alone-show-completions' | 'keys-heading' | 'keys-lines-raised'
      | 'keys-lists-raised' | 'keys-running' | 'keys-section-composing' | 'keys-section-figures'
      | 'keys-section-tasks' | 'keys-show' | 'keys-show-completions' | 'keys-signs-embossed'
      | 'kit-board-corners' | 'kit-board-digits' | 'kit-board-frame' | 'kit-board-heading' | 'kit-hands-away'
      | 'kit-hands-back' | 'kit-hands-bar' | 'kit-hands-check' | 'kit-hands-done' | 'kit-hands-empty'
      | 'kit-hands-heading' | 'kit-hands-lay-out' | 'kit-hands-left' | 'kit-hands-loose' | 'kit-hands-place'
      | 'kit-hands-read' | 'kit-hands-return' | 'kit-hands-stuck' | 'kit-hands-try' | 'kit-heading'
      | 'kit-needs-braille' | 'kit-needs-foil' | 'kit-needs-heading' | 'kit-needs-paper' | 'kit-needs-tray'
      | 'kit-needs-wax' | 'kit-printing-heading' | 'kit-printing-ink' | 'kit-printing-scale'
      | 'kit-printing-solutions' | 'kit-printing-trial' | 'kit-rules-heading' | 'kit-series-answer'
      | 'kit-series-dictate' | 'kit-series-heading' | 'kit-series-ids' | 'kit-series-intro'
      | 'kit-series-learn' | 'kit-series-numbers' | 'large-boards-heading' | 'large-boards-in-halves'
      | 'laying-task-never-single' | 'laying-tasks-heading' | 'laying-tasks-lead' | 'leaflet-heading'
      | 'leaflet-solved' | 'learn-all-done' | 'learn-back' | 'learn-completion' | 'learn-damaged'
      | 'learn-done-solve' | 'learn-first-steps' | 'learn-how' | 'learn-is-done' | 'learn-lead'
      | 'learn-locked-square' | 'learn-never-guess' | 'learn-rules' | 'learn-tally' | 'learn-technique'
      | 'learn-techniques' | 'lesson-gap' | 'lesson-heading' | 'lesson-picture-1' | 'lesson-picture-2'
      | 'lesson-picture-3' | 'lesson-picture-4' | 'lesson-picture-5' | 'lesson-picture-6' | 'lesson-picture-7'
      | 'lesson-seal' | 'lesson-solved' | 'lesson-taken' | 'lesson-tally' | 'level-easy'
      | 'level-easy-explained' | 'level-expert' | 'level-expert-explained' | 'level-hard'
      | 'level-hard-explained' | 'level-master' | 'level-master-explained' | 'level-medium'
      | 'level-medium-explained' | 'level-tricky' | 'level-tricky-explained' | 'levels-completions'
      | 'levels-found' | 'levels-heading' | 'levels-master' | 'levels-numbers' | 'levels-old-techniques'
      | 'levels-suppositions' | 'levels-techniques' | 'lock-begun-anew' | 'lock-button-again'
      | 'lock-button-chain' | 'lock-button-ends' | 'lock-button-fits' | 'lock-button-left' | 'lock-button-own'
      | 'lock-button-pass' | 'lock-button-points' | 'lock-button-rest' | 'lock-button-right' | 'lock-is-over'
      | 'lock-key-arrows' | 'lock-key-arrows-does' | 'lock-key-chain' | 'lock-key-chain-does'
      | 'lock-key-escape' | 'lock-key-escape-does' | 'lock-key-help' | 'lock-key-help-does' | 'lock-key-hint'
      | 'lock-key-hint-does' | 'lock-key-last' | 'lock-key-last-does' | 'lock-key-own' | 'lock-key-own-does'
      | 'lock-key-pass' | 'lock-key-pass-does' | 'lock-key-press' | 'lock-key-press-does' | 'lock-key-rest'
      | 'lock-key-rest-does' | 'lock-key-rows' | 'lock-key-rows-does' | 'lock-key-shift'
      | 'lock-key-shift-does' | 'lock-key-tap' | 'lock-key-tap-does' | 'lock-key-tour' | 'lock-key-tour-does'
      | 'lock-key-undo' | 'lock-key-undo-does' | 'lock-keys-heading' | 'lock-keys-intro' | 'lock-keys-others'
      | 'lock-keys-replies' | 'lock-letter-chain' | 'lock-letter-ends' | 'lock-letter-fits'
      | 'lock-letter-own' | 'lock-letter-pass' | 'lock-letter-points' | 'lock-letter-rest' | 'lock-lost'
      | 'lock-may-not-pass' | 'lock-must-pass' | 'lock-rival' | 'lock-row-chain' | 'lock-row-own'
      | 'lock-take-own' | 'locks-answers' | 'locks-form-domino' | 'locks-form-laid-at' | 'locks-heading'
      | 'locks-intro' | 'locks-proved' | 'locks-rule-end' | 'locks-rule-moves' | 'locks-rule-points'
      | 'locks-rule-turn' | 'locks-rules-heading' | 'long-boards-heading' | 'long-boards-in-parts'
      | 'long-boards-on-screens' | 'lost-key-first' | 'lost-key-heading' | 'lost-key-search'
      | 'lost-key-second' | 'lost-key-words' | 'mark-ranking' | 'mark-title' | 'mark-unread' | 'nets-copy'
      | 'nets-hand-over' | 'nets-heading' | 'nets-key' | 'nets-running' | 'nets-solutions'
      | 'notation-boards-aloud' | 'notation-boards-aloud-heading' | 'notation-boards-embossed'
      | 'notation-boards-heading' | 'notation-boards-on-displays' | 'notation-boards-on-screens'
      | 'notation-card-dominoes' | 'notation-cells' | 'notation-columns-aloud' | 'notation-completions-aloud'
      | 'notation-completions-embossed' | 'notation-completions-on-displays'
      | 'notation-completions-on-screens' | 'notation-completions-raised' | 'notation-corner-raised'
      | 'notation-crosses-raised' | 'notation-digits' | 'notation-dominoes' | 'notation-dominoes-aloud'
      | 'notation-frame-raised' | 'notation-heading' | 'notation-holes-embossed' | 'notation-holes-on-screens'
      | 'notation-holes-raised' | 'notation-lines-aloud' | 'notation-long-boards-aloud'
      | 'notation-parts-embossed' | 'notation-rows-aloud' | 'notation-signs-embossed'
      | 'notation-signs-on-displays' | 'notation-signs-on-screens' | 'notation-ticks-raised' | 'own-puzzles'
      | 'play-all-right' | 'play-amiss' | 'play-aside' | 'play-ask-find' | 'play-ask-where'
      | 'play-board-empty' | 'play-button-all' | 'play-button-back' | 'play-button-bars'
      | 'play-button-certain' | 'play-button-check' | 'play-button-clear' | 'play-button-close'
      | 'play-button-column' | 'play-button-continue' | 'play-button-do' | 'play-button-erase'
      | 'play-button-few' | 'play-button-find' | 'play-button-free' | 'play-button-hint' | 'play-button-keep'
      | 'play-button-keys' | 'play-button-larger' | 'play-button-last' | 'play-button-list'
      | 'play-button-more' | 'play-button-play' | 'play-button-progress' | 'play-button-redo'
      | 'play-button-retract' | 'play-button-right' | 'play-button-row' | 'play-button-smaller'
      | 'play-button-stop' | 'play-button-there' | 'play-button-try' | 'play-button-undo'
      | 'play-button-where' | 'play-button-why' | 'play-clear-no' | 'play-clear-question' | 'play-clear-yes'
      | 'play-closed' | 'play-compose-answer' | 'play-compose-answer-done' | 'play-compose-button-certain'
      | 'play-compose-button-free' | 'play-compose-button-hint' | 'play-compose-does-certain'
      | 'play-compose-does-check' | 'play-compose-does-free' | 'play-compose-does-hint'
      | 'play-compose-does-where' | 'play-compose-no' | 'play-compose-no-layout' | 'play-compose-searching'
      | 'play-compose-unknown' | 'play-compose-yes' | 'play-controls' | 'play-dropped' | 'play-elsewhere'
      | 'play-empty' | 'play-entered' | 'play-few-none' | 'play-first-moves' | 'play-first-steps'
      | 'play-help-reader' | 'play-help-title' | 'play-kept' | 'play-key-arrows' | 'play-key-arrows-does'
      | 'play-key-bar' | 'play-key-bar-does' | 'play-key-certain' | 'play-key-certain-does' | 'play-key-check'
      | 'play-key-check-does' | 'play-key-column-ends' | 'play-key-column-ends-does' | 'play-key-delete'
      | 'play-key-delete-does' | 'play-key-drag' | 'play-key-drag-does' | 'play-key-draw'
      | 'play-key-draw-does' | 'play-key-empty' | 'play-key-empty-does' | 'play-key-escape'
      | 'play-key-escape-does' | 'play-key-few' | 'play-key-few-does' | 'play-key-find' | 'play-key-find-does'
      | 'play-key-free' | 'play-key-free-does' | 'play-key-help' | 'play-key-help-does' | 'play-key-hint'
      | 'play-key-hint-does' | 'play-key-join' | 'play-key-join-does' | 'play-key-lift' | 'play-key-lift-does'
      | 'play-key-line' | 'play-key-line-does' | 'play-key-lines' | 'play-key-lines-does'
      | 'play-key-neighbours' | 'play-key-neighbours-does' | 'play-key-number' | 'play-key-number-does'
      | 'play-key-progress' | 'play-key-progress-does' | 'play-key-right' | 'play-key-right-does'
      | 'play-key-row-ends' | 'play-key-row-ends-does' | 'play-key-shift' | 'play-key-shift-does'
      | 'play-key-size' | 'play-key-size-does' | 'play-key-space' | 'play-key-space-does' | 'play-key-tally'
      | 'play-key-tally-does' | 'play-key-tap' | 'play-key-tap-does' | 'play-key-there'
      | 'play-key-there-does' | 'play-key-tour' | 'play-key-tour-does' | 'play-key-try' | 'play-key-try-does'
      | 'play-key-undo' | 'play-key-undo-does' | 'play-key-where' | 'play-key-where-does' | 'play-key-why'
      | 'play-key-why-does' | 'play-last-step' | 'play-lawful' | 'play-letter-back' | 'play-letter-bar'
      | 'play-letter-certain' | 'play-letter-check' | 'play-letter-column' | 'play-letter-do'
      | 'play-letter-domino' | 'play-letter-few' | 'play-letter-find' | 'play-letter-free'
      | 'play-letter-hint' | 'play-letter-keep' | 'play-letter-last' | 'play-letter-list' | 'play-letter-more'
      | 'play-letter-progress' | 'play-letter-row' | 'play-letter-there' | 'play-letter-try'
      | 'play-letter-where' | 'play-letter-why' | 'play-lies' | 'play-lies-twice' | 'play-line-hole'
      | 'play-no-free' | 'play-no-hint' | 'play-no-tour' | 'play-not-kept' | 'play-not-laid'
      | 'play-not-trying' | 'play-nothing-done' | 'play-nothing-here' | 'play-nothing-to-do'
      | 'play-nothing-to-redo' | 'play-nothing-to-undo' | 'play-nowhere' | 'play-numbers' | 'play-picked'
      | 'play-questions' | 'play-redone' | 'play-setting-colours' | 'play-setting-columns'
      | 'play-setting-contrast' | 'play-setting-numbers' | 'play-setting-size' | 'play-setting-tally'
      | 'play-setting-time' | 'play-settings' | 'play-solved' | 'play-something-wrong'
      | 'play-storage-emptied' | 'play-stuck' | 'play-tour-controls' | 'play-tried' | 'play-try'
      | 'play-try-back' | 'play-try-kept' | 'play-trying' | 'play-undone' | 'play-why-unknown'
      | 'practice-bars-raised' | 'practice-counts' | 'practice-found' | 'practice-heading' | 'practice-key'
      | 'practice-key-heading' | 'practice-look' | 'practice-look-for' | 'practice-no-guess'
      | 'practice-order' | 'practice-seals-listed' | 'practice-stuck' | 'practice-tally'
      | 'preset-braille-description' | 'preset-braille-subtitle' | 'preset-braille-title'
      | 'preset-class-description' | 'preset-class-subtitle' | 'preset-class-title' | 'preset-credit'
      | 'preset-first-description' | 'preset-first-subtitle' | 'preset-first-title'
      | 'preset-gift-description' | 'preset-gift-for' | 'preset-gift-subtitle' | 'preset-gift-title'
      | 'preset-large-print-description' | 'preset-large-print-subtitle' | 'preset-large-print-title'
      | 'preset-party-description' | 'preset-party-subtitle' | 'preset-party-title'
      | 'preset-pocket-description' | 'preset-pocket-subtitle' | 'preset-pocket-title'
      | 'preset-section-chains' | 'preset-section-completions' | 'preset-section-double-seven'
      | 'preset-section-double-seven-figures' | 'preset-section-first-steps' | 'preset-section-one-cell'
      | 'preset-section-ordinary-figures' | 'preset-section-ordinary-set' | 'preset-section-series'
      | 'preset-section-several' | 'preset-section-small-boards' | 'preset-section-terzett-double-seven'
      | 'preset-section-terzett-expert' | 'preset-section-terzett-hard' | 'preset-section-terzett-harder'
      | 'preset-section-terzett-letter-h' | 'preset-section-terzett-small' | 'preset-section-terzett-tricky'
      | 'preset-section-terzett-windows' | 'preset-section-two-cells' | 'preset-starter-description'
      | 'preset-starter-subtitle' | 'preset-starter-title' | 'preset-terzett-description'
      | 'preset-terzett-subtitle' | 'preset-terzett-title' | 'puzzle-dominoes' | 'puzzle-done'
      | 'puzzle-easy-numbers' | 'puzzle-index-heading' | 'puzzle-index-intro' | 'puzzle-notes'
      | 'puzzle-running' | 'puzzle-tally-name' | 'puzzle-ungraded' | 'quadrat-explained' | 'quadrat-heading'
      | 'quartett-explained' | 'quartett-heading' | 'quodlibet-explained' | 'quodlibet-heading'
      | 'reference-page' | 'reference-pages' | 'register-any' | 'register-back' | 'register-forms'
      | 'register-images' | 'register-key' | 'register-next' | 'register-no-filling' | 'register-not-shown'
      | 'register-parted' | 'register-rows' | 'register-same' | 'register-show' | 'remark-awake'
      | 'remark-bare' | 'remark-bet' | 'remark-biscuit' | 'remark-coffee' | 'remark-corner' | 'remark-dinner'
      | 'remark-dishes' | 'remark-doubles' | 'remark-edge' | 'remark-feet' | 'remark-first' | 'remark-go'
      | 'remark-hand' | 'remark-hide' | 'remark-hides' | 'remark-high' | 'remark-hum' | 'remark-hurrah'
      | 'remark-last' | 'remark-lonely' | 'remark-lucky' | 'remark-middle' | 'remark-murmur'
      | 'remark-noughts' | 'remark-one' | 'remark-partner' | 'remark-peek' | 'remark-pen' | 'remark-quick'
      | 'remark-race' | 'remark-radio' | 'remark-rain' | 'remark-slow' | 'remark-stuck' | 'remark-supper'
      | 'remark-tea' | 'remark-three' | 'remark-time' | 'remark-tomorrow' | 'remark-turned' | 'remark-turns'
      | 'remark-twice' | 'remark-up' | 'remark-whistle' | 'remark-window' | 'remark-zeros' | 'rule-cells'
      | 'rule-once' | 'score-pad-form' | 'score-pad-games' | 'score-pad-heading' | 'score-pad-list'
      | 'score-pad-name' | 'score-pad-sum' | 'screen-bars' | 'screen-cannot' | 'screen-could'
      | 'screen-dominoes' | 'screen-empty' | 'screen-hole' | 'screen-skip' | 'section-dominoes'
      | 'section-look-first' | 'section-new-techniques' | 'section-one-key' | 'section-picture'
      | 'section-tally' | 'series-explained' | 'series-heading' | 'series-stencils-in-other-file'
      | 'shape-border' | 'shape-brick-3434' | 'shape-brick-4334' | 'shape-brick-545' | 'shape-cross'
      | 'shape-figure-x' | 'shape-figure-xi' | 'shape-figure-xii' | 'shape-figure-xiii' | 'shape-figure-xiv'
      | 'shape-figure-xv' | 'shape-figure-xvi' | 'shape-figure-xvii' | 'shape-frame' | 'shape-letter-e'
      | 'shape-letter-h' | 'shape-letter-t' | 'shape-lighthouse' | 'shape-ring' | 'shape-small-cross'
      | 'shape-small-frame' | 'shape-star' | 'shapes-explained' | 'shapes-heading' | 'shelf-all-solved'
      | 'shelf-begun' | 'shelf-explained' | 'shelf-file' | 'shelf-first' | 'shelf-load' | 'shelf-save'
      | 'shelf-saved' | 'shelf-solved' | 'shelf-sound' | 'shelf-title' | 'solids-bars' | 'solids-trial'
      | 'sources-counts' | 'sources-drawings' | 'sources-forerunners' | 'sources-game-divisor-domino'
      | 'sources-game-domino-matador' | 'sources-game-draw-domino' | 'sources-game-draw-domino-children'
      | 'sources-game-sperrdomino' | 'sources-game-sperrdomino-game' | 'sources-heading' | 'sources-lead'
      | 'sources-more-games' | 'sources-no-dominoes' | 'sources-running' | 'sources-square'
      | 'sperrdomino-before-heading' | 'sperrdomino-blase' | 'sperrdomino-can-follow'
      | 'sperrdomino-cannot-follow' | 'sperrdomino-deal' | 'sperrdomino-end' | 'sperrdomino-end-heading'
      | 'sperrdomino-falle' | 'sperrdomino-forsche' | 'sperrdomino-hand-heading' | 'sperrdomino-heading'
      | 'sperrdomino-holding-on-the-double' | 'sperrdomino-klemme' | 'sperrdomino-lead'
      | 'sperrdomino-lock-example' | 'sperrdomino-match' | 'sperrdomino-moments'
      | 'sperrdomino-moments-heading' | 'sperrdomino-more-is-not-better' | 'sperrdomino-most'
      | 'sperrdomino-names-of-holdings' | 'sperrdomino-one-line' | 'sperrdomino-open'
      | 'sperrdomino-open-heading' | 'sperrdomino-pass' | 'sperrdomino-passes-wrongly' | 'sperrdomino-play'
      | 'sperrdomino-play-heading' | 'sperrdomino-turn-heading' | 'sperrdomino-ueberforsche'
      | 'sperrdomino-who-begins' | 'sperrdomino-winner-scores' | 'spoken-all-empty' | 'spoken-ampersand'
      | 'spoken-copyright' | 'spoken-dominoes' | 'spoken-empty' | 'spoken-end' | 'spoken-hole' | 'start-help'
      | 'start-task' | 'stencils-embossed' | 'stencils-intro' | 'stencils-raised' | 'step-chain-first-fails'
      | 'step-trial-fails' | 'step-trial-lay-all' | 'story-fact-blind-sets' | 'story-fact-book'
      | 'story-fact-boy' | 'story-fact-cards' | 'story-fact-coffee' | 'story-fact-collections'
      | 'story-fact-digits' | 'story-fact-eights' | 'story-fact-figures' | 'story-fact-gout'
      | 'story-fact-hurrah' | 'story-fact-name' | 'story-fact-nephew' | 'story-fact-nile'
      | 'story-fact-officers' | 'story-fact-rectangle' | 'story-fact-register' | 'story-fact-sight'
      | 'story-fact-silence' | 'story-fact-size' | 'story-fact-tally' | 'story-fact-threes'
      | 'story-fact-weeks' | 'story-fact-yearbook' | 'studio-address-unknown' | 'studio-book-as-kept'
      | 'studio-book-begin' | 'studio-book-begun' | 'studio-book-damaged' | 'studio-book-files-stay'
      | 'studio-book-for' | 'studio-book-from' | 'studio-book-group-beside' | 'studio-book-group-book'
      | 'studio-book-group-parts' | 'studio-book-group-print' | 'studio-book-group-publishing'
      | 'studio-book-group-touch' | 'studio-book-how' | 'studio-book-intro' | 'studio-book-make'
      | 'studio-book-make-heading' | 'studio-book-more' | 'studio-book-more-files' | 'studio-book-name'
      | 'studio-book-new-section' | 'studio-book-no' | 'studio-book-no-sample' | 'studio-book-not-kept'
      | 'studio-book-not-made' | 'studio-book-not-planned' | 'studio-book-not-read' | 'studio-book-not-shown'
      | 'studio-book-not-zipped' | 'studio-book-open' | 'studio-book-other-puzzles' | 'studio-book-pages'
      | 'studio-book-pages-begun' | 'studio-book-pages-none' | 'studio-book-plan' | 'studio-book-plan-begun'
      | 'studio-book-plan-estimate' | 'studio-book-planned' | 'studio-book-preset' | 'studio-book-progress'
      | 'studio-book-sample' | 'studio-book-sample-begun' | 'studio-book-sample-explained'
      | 'studio-book-sample-heading' | 'studio-book-save' | 'studio-book-stop' | 'studio-book-stopped'
      | 'studio-book-tools' | 'studio-book-use' | 'studio-book-usual' | 'studio-book-whom' | 'studio-book-yes'
      | 'studio-book-zip' | 'studio-book-zip-made' | 'studio-books' | 'studio-choice-address-formal'
      | 'studio-choice-address-informal' | 'studio-choice-braille-cell-large'
      | 'studio-choice-braille-cell-medium' | 'studio-choice-braille-code-eurobraille'
      | 'studio-choice-braille-code-nabcc' | 'studio-choice-braille-code-nabcc-lower'
      | 'studio-choice-braille-code-tbfr2007' | 'studio-choice-braille-code-unicode'
      | 'studio-choice-braille-grade-contracted' | 'studio-choice-braille-grade-full'
      | 'studio-choice-braille-grade-uncontracted' | 'studio-choice-braille-line-end-crlf'
      | 'studio-choice-braille-line-end-lf' | 'studio-choice-braille-page-de'
      | 'studio-choice-braille-page-fr' | 'studio-choice-braille-page-uk' | 'studio-choice-braille-page-us'
      | 'studio-choice-braille-sheets-one-size' | 'studio-choice-braille-sheets-two-sizes'
      | 'studio-choice-contents-about-author' | 'studio-choice-contents-by-hand'
      | 'studio-choice-contents-certificate' | 'studio-choice-contents-competition'
      | 'studio-choice-contents-composing' | 'studio-choice-contents-empty-boards'
      | 'studio-choice-contents-endgames' | 'studio-choice-contents-exercises'
      | 'studio-choice-contents-figures' | 'studio-choice-contents-foreword' | 'studio-choice-contents-games'
      | 'studio-choice-contents-hints' | 'studio-choice-contents-historic-example'
      | 'studio-choice-contents-history' | 'studio-choice-contents-index'
      | 'studio-choice-contents-introduction' | 'studio-choice-contents-laying-tasks'
      | 'studio-choice-contents-leaflet' | 'studio-choice-contents-levels' | 'studio-choice-contents-puzzles'
      | 'studio-choice-contents-score-pad' | 'studio-choice-contents-solutions'
      | 'studio-choice-contents-sources' | 'studio-choice-contents-stencils' | 'studio-choice-contents-steps'
      | 'studio-choice-contents-story' | 'studio-choice-contents-techniques' | 'studio-choice-editions-aloud'
      | 'studio-choice-editions-brf' | 'studio-choice-editions-calibration'
      | 'studio-choice-editions-ebraille' | 'studio-choice-editions-epub'
      | 'studio-choice-editions-giant-print' | 'studio-choice-editions-html' | 'studio-choice-editions-kdp'
      | 'studio-choice-editions-keys' | 'studio-choice-editions-kit' | 'studio-choice-editions-large-print'
      | 'studio-choice-editions-pef' | 'studio-choice-editions-standard-print'
      | 'studio-choice-editions-stones' | 'studio-choice-editions-tactile'
      | 'studio-choice-exercises-level-doubles' | 'studio-choice-exercises-level-largest'
      | 'studio-choice-exercises-level-one-end' | 'studio-choice-games-divisor-domino'
      | 'studio-choice-games-domino-matador' | 'studio-choice-games-draw-domino'
      | 'studio-choice-games-draw-domino-children' | 'studio-choice-games-sperrdomino'
      | 'studio-choice-games-sperrdomino-game' | 'studio-choice-locks-aim-lock'
      | 'studio-choice-locks-aim-points' | 'studio-choice-locks-sees-both' | 'studio-choice-locks-sees-own'
      | 'studio-choice-order-as-made' | 'studio-choice-order-rising'
      | 'studio-choice-print-colours-black-on-cream' | 'studio-choice-print-colours-black-on-white'
      | 'studio-choice-print-colours-white-on-black' | 'studio-choice-print-cover-colour'
      | 'studio-choice-print-cover-plain' | 'studio-choice-print-kdp-paper-cream'
      | 'studio-choice-print-kdp-paper-premium-colour' | 'studio-choice-print-kdp-paper-standard-colour'
      | 'studio-choice-print-kdp-paper-white' | 'studio-choice-print-keys-list'
      | 'studio-choice-print-keys-outlines' | 'studio-choice-print-keys-tableau'
      | 'studio-choice-print-tally-none' | 'studio-choice-print-tally-own-page'
      | 'studio-choice-print-tally-same-page' | 'studio-choice-sections-kind-completion'
      | 'studio-choice-sections-kind-duett' | 'studio-choice-sections-kind-omnibus'
      | 'studio-choice-sections-kind-quadrat' | 'studio-choice-sections-kind-quartett'
      | 'studio-choice-sections-kind-quodlibet' | 'studio-choice-sections-kind-terzett'
      | 'studio-choice-sections-pattern-cross' | 'studio-choice-sections-pattern-diagonal'
      | 'studio-choice-solutions-apart' | 'studio-choice-solutions-back' | 'studio-choice-solutions-none'
      | 'studio-choice-tactile-boards' | 'studio-choice-tactile-full' | 'studio-choice-tactile-teaching'
      | 'studio-compose-kind' | 'studio-compose-which' | 'studio-daily-all' | 'studio-daily-earlier'
      | 'studio-daily-later' | 'studio-daily-new' | 'studio-daily-tomorrow' | 'studio-daily-waits'
      | 'studio-deals-kind' | 'studio-deals-name' | 'studio-description' | 'studio-elsewhere-failed'
      | 'studio-elsewhere-made' | 'studio-elsewhere-making' | 'studio-fault-close' | 'studio-fault-empty'
      | 'studio-fault-expected' | 'studio-fault-field-missing' | 'studio-fault-json' | 'studio-fault-next'
      | 'studio-field-address' | 'studio-field-author' | 'studio-field-box' | 'studio-field-braille-cell'
      | 'studio-field-braille-code' | 'studio-field-braille-form-feed' | 'studio-field-braille-grade'
      | 'studio-field-braille-interpoint' | 'studio-field-braille-line-end' | 'studio-field-braille-overlay'
      | 'studio-field-braille-page' | 'studio-field-braille-play' | 'studio-field-braille-sheets'
      | 'studio-field-braille-volume' | 'studio-field-composing' | 'studio-field-composing-conditions'
      | 'studio-field-composing-range' | 'studio-field-composing-rows' | 'studio-field-composing-shape'
      | 'studio-field-contents' | 'studio-field-credit' | 'studio-field-date' | 'studio-field-description'
      | 'studio-field-editions' | 'studio-field-exercises-count' | 'studio-field-exercises-divisor'
      | 'studio-field-exercises-level' | 'studio-field-exercises-set' | 'studio-field-exhibits'
      | 'studio-field-games' | 'studio-field-imprint' | 'studio-field-in-mind' | 'studio-field-isbn'
      | 'studio-field-language' | 'studio-field-locks-aim' | 'studio-field-locks-count'
      | 'studio-field-locks-moves' | 'studio-field-locks-sees' | 'studio-field-order' | 'studio-field-paper'
      | 'studio-field-print-colours' | 'studio-field-print-cover' | 'studio-field-print-kdp-paper'
      | 'studio-field-print-kdp-trim' | 'studio-field-print-keys' | 'studio-field-print-keys-per-page'
      | 'studio-field-print-nets' | 'studio-field-print-puzzles-per-page' | 'studio-field-print-tally'
      | 'studio-field-print-volume' | 'studio-field-publisher' | 'studio-field-rights'
      | 'studio-field-sections-conditions' | 'studio-field-sections-count' | 'studio-field-sections-givens'
      | 'studio-field-sections-kind' | 'studio-field-sections-level' | 'studio-field-sections-one-key'
      | 'studio-field-sections-pattern' | 'studio-field-sections-range' | 'studio-field-sections-shape'
      | 'studio-field-sections-title' | 'studio-field-seed' | 'studio-field-solutions' | 'studio-field-story'
      | 'studio-field-subtitle' | 'studio-field-tactile' | 'studio-field-title'
      | 'studio-field-together-players' | 'studio-field-together-puzzles' | 'studio-forget'
      | 'studio-forget-question' | 'studio-forget-yes' | 'studio-helper-died' | 'studio-language'
      | 'studio-loading' | 'studio-locks-aim' | 'studio-locks-kind' | 'studio-locks-moves'
      | 'studio-locks-sees' | 'studio-menu' | 'studio-menu-open' | 'studio-nav-book' | 'studio-nav-check'
      | 'studio-nav-learn' | 'studio-nav-play' | 'studio-nav-print' | 'studio-nav-register'
      | 'studio-nav-today' | 'studio-newer' | 'studio-newer-waits' | 'studio-no-script' | 'studio-not-loaded'
      | 'studio-not-started' | 'studio-offline' | 'studio-open-explained' | 'studio-open-file'
      | 'studio-open-read' | 'studio-open-text' | 'studio-open-title' | 'studio-our-fault'
      | 'studio-play-another' | 'studio-play-choose' | 'studio-play-copied' | 'studio-play-copy'
      | 'studio-play-give-up' | 'studio-play-kind' | 'studio-play-level' | 'studio-play-link'
      | 'studio-play-making' | 'studio-play-new' | 'studio-play-not-copied' | 'studio-play-not-made'
      | 'studio-play-not-read' | 'studio-play-several' | 'studio-play-size' | 'studio-play-worksheet'
      | 'studio-preview-back' | 'studio-preview-close' | 'studio-preview-next' | 'studio-preview-number'
      | 'studio-preview-words' | 'studio-print-begun' | 'studio-print-count' | 'studio-print-digits'
      | 'studio-print-intro' | 'studio-print-level' | 'studio-print-make' | 'studio-print-medium'
      | 'studio-print-medium-print' | 'studio-print-medium-touch' | 'studio-print-not-made'
      | 'studio-print-number' | 'studio-print-paper' | 'studio-print-range' | 'studio-print-size'
      | 'studio-print-size-large' | 'studio-print-size-standard' | 'studio-print-size-travel'
      | 'studio-print-solutions' | 'studio-print-what' | 'studio-print-what-calibration'
      | 'studio-print-what-empty-board' | 'studio-print-what-score-pad' | 'studio-print-what-stones'
      | 'studio-print-what-tally' | 'studio-print-what-worksheet' | 'studio-screen-book'
      | 'studio-screen-check' | 'studio-screen-learn' | 'studio-screen-play' | 'studio-screen-print'
      | 'studio-screen-register' | 'studio-settings-damaged' | 'studio-share-copied' | 'studio-share-picture'
      | 'studio-share-saved' | 'studio-share-text' | 'studio-shelf-books' | 'studio-shelf-damaged'
      | 'studio-shelf-keep' | 'studio-shelf-keep-book' | 'studio-shelf-kept' | 'studio-shelf-not-deleted'
      | 'studio-shelf-not-kept' | 'studio-skip' | 'studio-stats-best' | 'studio-stats-days'
      | 'studio-stats-none' | 'studio-stats-solved' | 'studio-stats-typical' | 'studio-title' | 'studio-today'
      | 'studio-use-newer' | 'studio-welcome' | 'studio-welcome-alone' | 'studio-welcome-counts'
      | 'studio-welcome-done' | 'studio-welcome-learn' | 'studio-welcome-rule' | 'studio-welcome-skip'
      | 'studio-welcome-today' | 'studio-welcome-wrong' | 'studio-won' | 'tally-sheet-explained'
      | 'task-running' | 'technique-cell-set' | 'technique-cell-set-explained' | 'technique-cell-set-of-four'
      | 'technique-cell-set-of-three' | 'technique-cell-set-of-two' | 'technique-cell-set-seen'
      | 'technique-cell-set-with-double' | 'technique-cell-set-with-double-explained'
      | 'technique-cell-set-with-double-seen' | 'technique-chain' | 'technique-chain-explained'
      | 'technique-chain-seen' | 'technique-equal-neighbours' | 'technique-equal-neighbours-explained'
      | 'technique-equal-neighbours-seen' | 'technique-filling-gap' | 'technique-filling-gap-explained'
      | 'technique-filling-seal' | 'technique-filling-seal-explained' | 'technique-fixed-cell'
      | 'technique-fixed-cell-explained' | 'technique-fixed-cell-seen' | 'technique-forced-duplicate'
      | 'technique-forced-duplicate-explained' | 'technique-forced-duplicate-of-two'
      | 'technique-forced-duplicate-of-two-explained' | 'technique-forced-duplicate-of-two-seen'
      | 'technique-forced-duplicate-seen' | 'technique-gap' | 'technique-hidden-set'
      | 'technique-hidden-set-explained' | 'technique-hidden-set-seen' | 'technique-last-cells'
      | 'technique-last-cells-explained' | 'technique-locked-square' | 'technique-matching'
      | 'technique-matching-explained' | 'technique-matching-seen' | 'technique-mixed-set'
      | 'technique-mixed-set-explained' | 'technique-mixed-set-seen' | 'technique-no-domino'
      | 'technique-no-domino-explained' | 'technique-no-three' | 'technique-no-three-explained'
      | 'technique-odd-area' | 'technique-odd-area-explained' | 'technique-odd-area-seen'
      | 'technique-only-number' | 'technique-only-number-explained' | 'technique-overlap'
      | 'technique-overlap-explained' | 'technique-overlap-seen' | 'technique-seal' | 'technique-second-link'
      | 'technique-second-link-explained' | 'technique-supposition' | 'technique-supposition-explained'
      | 'technique-three' | 'technique-three-explained' | 'technique-trial' | 'technique-trial-explained'
      | 'technique-trial-long' | 'technique-trial-nested' | 'technique-trial-seen' | 'techniques-cells-listed'
      | 'techniques-cross-out' | 'techniques-for-numbers' | 'techniques-heading' | 'techniques-open'
      | 'techniques-ring' | 'techniques-turning' | 'terzett-heading' | 'terzett-reading' | 'terzett-threes'
      | 'title-page-completions' | 'title-page-figures' | 'title-page-tasks' | 'together-code'
      | 'together-code-shown' | 'together-copies' | 'together-form-name' | 'together-form-points'
      | 'together-form-rounds' | 'together-form-sum' | 'together-form-time' | 'together-heading'
      | 'together-keep-list' | 'together-leader-begin' | 'together-leader-compare' | 'together-leader-done'
      | 'together-leader-heading' | 'together-leader-limit' | 'together-leader-sheets'
      | 'together-leader-stop' | 'together-leader-winner' | 'together-needed-heading'
      | 'together-needed-paper' | 'together-needed-sheets' | 'together-rounds-heading'
      | 'together-rounds-known' | 'together-sheet-form' | 'together-sheets-follow' | 'together-slip-letters'
      | 'together-slip-who' | 'together-sums' | 'together-sums-form' | 'volume-contents' | 'volume-last'
      | 'wide-boards-heading' | 'worked-completion-after-step-6' | 'worked-completion-board'
      | 'worked-completion-heading' | 'worked-completion-key' | 'worked-completion-step-1'
      | 'worked-completion-step-2' | 'worked-completion-step-3' | 'worked-completion-step-4'
      | 'worked-completion-step-5' | 'worked-completion-step-6' | 'worked-completion-step-7'
      | 'worked-completion-step-8' | 'worked-dominoes' | 'worked-terzett-heading' | 'worked-threes'
      | 'worksheet-solutions' | 'worksheet-whose', Nothing>,
    Record<
      | 'commented-result', { ada: Value; ben: Value; dominoes: Value; pips: Value; points: Value; unseen: Value }>,
    Record<'sperrdomino-result', { ada: Value; ben: Value; pips: Value; points: Value }>,
    Record<
      | 'exercise-keys-answer', { after: Value; atEnd: Value; before: Value; domino: Value; number: Value; points: number; spot: Value }>,
    Record<'studio-locks-aim-is', { aim: Value }>,
    Record<'locks-group', { aim: Value; count: number; first: Value; last: Value; moves: Value }>,
    Record<'lock-keys-first', { aim: Value; domino: Value; moves: Value; points: number; spot: Value }>,
    Record<'locks-aim' | 'studio-locks-name', { aim: Value; moves: Value }>,
    Record<'lock-possible', { aim: Value; moves: Value; points: number }>,
    Record<'check-endgame-moves', { aim: Value; moves: number }>,
    Record<'check-endgame-result' | 'lock-keys-brings', { aim: Value; points: number; result: Value }>,
    Record<'check-endgame-aim', { aim: Value; sees: Value }>,
    Record<
      | 'together-round-own', { alike: Value; least: Value; most: Value; range: Value; round: Value; spread: Value }>,
    Record<'play-number-cells', { all: Value; free: Value; number: Value }>,
    Record<'commented-answer', { answer: Value; domino: Value }>,
    Record<
      | 'composing-grade', { answers: Value; cells: Value; complete: Value; grade: Value; greedy: Value }>,
    Record<'play-stop', { at: Value; count: Value; text: Value }>,
    Record<'section-help', { at: Value; first: Value }>,
    Record<'key-back', { at: Value; name: Value; of: Value }>,
    Record<'puzzle-milestone', { at: Value; number: Value }>,
    Record<'colophon-author', { author: Value }>,
    Record<'leaflet-bar' | 'lesson-bar' | 'lesson-bars', { bars: Value; domino: Value }>,
    Record<'play-why', { before: number; domino: Value; place: Value }>,
    Record<'studio-kept-counts', { begun: Value; solved: Value }>,
    Record<'shelf-counts', { begun: Value; solved: Value; untouched: Value }>,
    Record<'lock-best', { best: Value }>,
    Record<
      | 'hint-now-number-lines', { between: number; deed: Value; first: Value; last: Value; now: Value }>,
    Record<
      | 'hint-now-lines', { between: number; domino: Value; first: Value; last: Value; now: Value; place: Value }>,
    Record<'analysis-bits', { bits: Value }>,
    Record<'analysis-ways', { bits: number; ways: number }>,
    Record<'nets-board', { boards: number; number: Value }>,
    Record<'nets-intro', { boards: number; range: Value }>,
    Record<
      | 'sperrdomino-moment', { bought: Value; boughtBefore: Value; domino: Value; dominoBefore: Value; moment: Value; unseen: Value }>,
    Record<'analysis-mend-by', { by: Value }>,
    Record<'step-chain-case-cell', { case: number; cell: Value; spot: Value }>,
    Record<'step-chain-case-domino', { case: number; domino: Value; place: Value }>,
    Record<
      | 'check-cell-twice' | 'filling-end-neighbour' | 'filling-end-number' | 'filling-end-three'
      | 'learn-cell-taken' | 'learn-number-only' | 'play-certain-covered' | 'play-certain-nothing'
      | 'play-covered' | 'play-emptied' | 'play-given' | 'play-look-for-number' | 'play-no-number'
      | 'play-reach-nothing' | 'play-why-bare' | 'step-chain-cell-starved' | 'step-trial-cell-starved', { cell: Value }>,
    Record<'filling-three', { cell: Value; cells: Value }>,
    Record<'check-draw-cell', { cell: Value; content: Value; number: Value; ringed: Value }>,
    Record<
      | 'step-equal-neighbours' | 'step-fixed-cell', { cell: Value; count: number; domino: Value; numeral: Value; places: Value }>,
    Record<'play-joined' | 'play-way', { cell: Value; domino: Value }>,
    Record<
      | 'leaflet-only-place', { cell: Value; domino: Value; first: Value; other: Value; place: Value; second: Value }>,
    Record<
      | 'lesson-place-gap' | 'lesson-place-gap-barred', { cell: Value; domino: Value; named: Value; neighbour: Value; place: Value }>,
    Record<'step-duplicate-alone', { cell: Value; domino: Value; neighbour: Value }>,
    Record<'leaflet-only-neighbour', { cell: Value; domino: Value; neighbour: Value; place: Value }>,
    Record<'hint-now-gap', { cell: Value; domino: Value; now: Value; place: Value }>,
    Record<
      | 'play-certain-gap' | 'step-gap-small' | 'step-trial-gap', { cell: Value; domino: Value; place: Value }>,
    Record<'hint-line-lay', { cell: Value; domino: Value; place: Value; technique: Value }>,
    Record<'play-way-counted', { cell: Value; domino: Value; places: Value }>,
    Record<'step-odd-area', { cell: Value; eliminated: Value; numeral: Value }>,
    Record<'studio-welcome-gap', { cell: Value; for: Value; number: Value; place: Value }>,
    Record<
      | 'analysis-put' | 'filling-deed-not' | 'filling-only-number' | 'filling-suppose' | 'hint-now-not'
      | 'learn-number-never' | 'learn-number-not-yet' | 'play-compose-no-three' | 'play-filled'
      | 'play-number-is' | 'play-number-on' | 'play-number-wrong', { cell: Value; number: Value }>,
    Record<'filling-deed-instead', { cell: Value; number: Value; other: Value }>,
    Record<'studio-fault-number', { cell: Value; number: Value; range: Value }>,
    Record<
      | 'filling-deed-left' | 'filling-no-domino' | 'filling-no-three' | 'filling-numbers-on', { cell: Value; numbers: Value }>,
    Record<'analysis-other-number', { cell: Value; one: Value; other: Value }>,
    Record<'step-chain-cell-twice' | 'step-chain-not-cell', { cell: Value; other: Value; spot: Value }>,
    Record<'filling-gap', { cell: Value; place: Value }>,
    Record<'step-duplicate-wish', { cell: Value; spot: Value; spots: Value }>,
    Record<'analysis-cell-takes' | 'step-cell-belongs', { cell: Value; spots: Value }>,
    Record<'play-look-at-cell', { cell: Value; technique: Value }>,
    Record<'play-reach', { cell: Value; ways: Value }>,
    Record<
      | 'describe-marked' | 'filling-deed-one' | 'filling-one-number' | 'spoken-marked' | 'step-locked-square', { cells: Value }>,
    Record<
      | 'section-set-in-outline', { cells: Value; columns: Value; dominoes: Value; range: Value; rows: Value }>,
    Record<
      | 'section-set-in-shape', { cells: Value; columns: Value; dominoes: Value; range: Value; rows: Value; shape: Value }>,
    Record<'analysis-area' | 'analysis-differ', { cells: Value; count: number }>,
    Record<
      | 'step-set-with-double', { cells: Value; count: number; double: Value; number: Value; numeral: Value }>,
    Record<'spoken-part', { cells: Value; count: number; first: Value; last: Value }>,
    Record<'step-set', { cells: Value; count: number; number: Value; numeral: Value; touch: Value }>,
    Record<'check-draw-set', { cells: Value; domino: Value; filled: Value }>,
    Record<'section-set', { cells: Value; dominoes: Value; range: Value }>,
    Record<'historic-opening-source', { cells: Value; known: Value }>,
    Record<'check-draw-no-set', { cells: Value; less: Value; more: Value }>,
    Record<'title-page-format', { cells: Value; lines: Value }>,
    Record<'analysis-number', { cells: Value; needed: number; number: Value; stands: number }>,
    Record<'step-matching', { cells: Value; neighbours: Value; numeral: Value }>,
    Record<'filling-number-on', { cells: Value; number: Value }>,
    Record<'step-set-hidden' | 'step-set-mixed', { cells: Value; numeral: Value }>,
    Record<'describe-row' | 'spoken-row', { cells: Value; row: Value }>,
    Record<'analysis-proposal', { changes: Value; level: Value; number: Value; rating: Value }>,
    Record<'analysis-proposal-bare', { changes: Value; number: Value }>,
    Record<'studio-fault-character', { character: Value; code: Value }>,
    Record<'calibration-gaps', { clearance: Value }>,
    Record<'studio-fault-is' | 'title-page-characters', { code: Value }>,
    Record<
      | 'composing-condition', { column: Value; count: Value; first: Value; kind: Value; last: Value; number: Value; total: number }>,
    Record<'spoken-upright', { column: Value; first: Value; second: Value }>,
    Record<'studio-fault-place', { column: Value; line: Value }>,
    Record<'spoken-cell', { column: Value; row: Value }>,
    Record<'studio-fault-sign', { column: Value; row: Value; sign: Value }>,
    Record<'section-set-in-rows', { columns: Value; dominoes: Value; range: Value; rows: Value }>,
    Record<'nets-lay', { columns: Value; dominoes: Value; rows: Value }>,
    Record<'studio-fault-no-room', { columns: Value; range: Value; rows: Value }>,
    Record<
      | 'describe-board' | 'describe-empty-board' | 'empty-board-heading' | 'screen-size' | 'solids-tray', { columns: Value; rows: Value }>,
    Record<'exhibit-outline-in-shape', { columns: Value; rows: Value; shape: Value; solutions: number }>,
    Record<'exhibit-outline', { columns: Value; rows: Value; solutions: number }>,
    Record<
      | 'spoken-board', { columns: number; columnsSaid: Value; first: Value; last: Value; rows: number; rowsSaid: Value }>,
    Record<'hint-now-number', { comes: Value; now: Value }>,
    Record<'play-compose-solutions', { complete: Value; count: number }>,
    Record<'register-fillings', { complete: Value; fillings: number; others: Value; unique: number }>,
    Record<'hints-way-intro', { completions: number }>,
    Record<'history-taken', { completions: number; threes: Value }>,
    Record<'play-compose-broken' | 'play-compose-met' | 'play-compose-open', { condition: Value }>,
    Record<'play-compose-too-often', { copies: Value; count: Value; number: Value }>,
    Record<'found-chain', { copies: Value; dominoes: Value; left: Value; range: Value }>,
    Record<
      | 'studio-fault-not-as-often' | 'studio-fault-too-often', { copies: Value; numbers: Value; range: Value }>,
    Record<
      | 'answers-solutions' | 'card-bars-shown' | 'register-lead' | 'studio-book-count'
      | 'studio-fault-halves', { count: Value }>,
    Record<'play-domino-places', { count: Value; domino: Value; places: Value }>,
    Record<'deal-buys', { count: Value; dominoes: Value; who: Value }>,
    Record<'learn-counts', { count: Value; done: number }>,
    Record<'studio-fault-cells', { count: Value; expected: Value; range: Value }>,
    Record<'found-keys', { count: Value; millions: Value; number: Value; puzzle: Value }>,
    Record<
      | 'check-draw-times' | 'check-step' | 'learn-lesson-of' | 'learn-step-of', { count: Value; number: Value }>,
    Record<
      | 'analysis-ring' | 'analysis-rings' | 'analysis-tangle', { count: Value; one: Value; other: Value }>,
    Record<'card-dominoes-missing', { count: Value; owned: Value; range: Value }>,
    Record<'card-dominoes-whole-set', { count: Value; range: Value }>,
    Record<'describe-times', { count: Value; what: Value }>,
    Record<
      | 'check-dead-end-led' | 'check-unread' | 'curious-single-doubles' | 'play-bars-drawn'
      | 'play-compose-danger' | 'play-compose-exchanges' | 'play-compose-places' | 'play-compose-unions'
      | 'play-count-bars' | 'play-count-dominoes' | 'play-count-numbers' | 'play-faults' | 'play-places'
      | 'play-went-back' | 'play-wrong-bars' | 'register-partitions', { count: number }>,
    Record<'analysis-more' | 'analysis-shared' | 'analysis-solutions', { count: number; counted: Value }>,
    Record<'exercise-keys-group', { count: number; divisor: Value; first: Value; last: Value }>,
    Record<'exercises-group', { count: number; divisor: Value; first: Value; last: Value; range: Value }>,
    Record<'play-few', { count: number; dominoes: Value }>,
    Record<'lock-own' | 'lock-rest-seen', { count: number; dominoes: Value; pips: Value }>,
    Record<'studio-fault-id-length', { count: number; expected: Value }>,
    Record<'studio-fault-row-length', { count: number; expected: Value; row: Value }>,
    Record<'volume-keys' | 'volume-puzzles', { count: number; first: Value; last: Value }>,
    Record<'analysis-mend-count', { count: number; least: Value }>,
    Record<'analysis-mend-none', { count: number; least: number; more: Value }>,
    Record<'play-compose-times', { count: number; number: Value }>,
    Record<'shelf-loaded', { count: number; others: number }>,
    Record<'lock-standing', { count: number; over: Value }>,
    Record<'studio-open-found', { count: number; refused: number }>,
    Record<'deal-hidden', { count: number; stock: number }>,
    Record<'studio-fault-field-least', { counted: Value; found: Value; least: number }>,
    Record<'studio-fault-field-most', { counted: Value; found: Value; most: number }>,
    Record<'leaflet-tally' | 'lesson-counts' | 'practice-missing', { counts: Value }>,
    Record<'colophon-date' | 'studio-daily', { date: Value }>,
    Record<'studio-shelf-about', { day: Value; files: number }>,
    Record<'date', { day: Value; month: number; year: Value }>,
    Record<'hint-so-number', { deed: Value }>,
    Record<'hint-comes' | 'hint-forced' | 'hint-line-filling', { deed: Value; technique: Value }>,
    Record<
      | 'hint-comes-at' | 'hint-forced-at' | 'hint-line-filling-at', { deed: Value; technique: Value; where: Value }>,
    Record<'preset-whom-description' | 'preset-whom-subtitle' | 'studio-book-degree', { degree: Value }>,
    Record<
      | 'card-box-size', { depth: Value; height: Value; stacks: number; thickness: Value; width: Value }>,
    Record<'play-edge' | 'play-no-cell' | 'play-side', { direction: Value }>,
    Record<'play-line', { direction: Value; name: Value; things: Value }>,
    Record<'divisor-domino-set', { divisor: Value; dominoes: Value; range: Value }>,
    Record<'lock-keys-turn', { does: Value; domino: Value; mine: Value; spot: Value }>,
    Record<
      | 'chain-across' | 'filling-end-twice' | 'lock-fits-nowhere' | 'lock-which-end' | 'play-compose-missing'
      | 'play-domino-nowhere' | 'step-chain-domino-starved' | 'step-trial-domino-starved' | 'story-picture'
      | 'studio-welcome-once' | 'technique-then-pair' | 'technique-then-seal', { domino: Value }>,
    Record<'step-duplicate-apart', { domino: Value; eliminated: Value }>,
    Record<'step-overlap', { domino: Value; eliminated: Value; places: Value }>,
    Record<'lock-cell-chain', { domino: Value; end: Value }>,
    Record<'commented-lays', { domino: Value; end: Value; player: Value }>,
    Record<'lock-cell-own' | 'lock-fit', { domino: Value; fits: Value }>,
    Record<'deal-hint', { domino: Value; fits: number; last: Value; side: Value }>,
    Record<'studio-welcome-seal', { domino: Value; for: Value; place: Value }>,
    Record<'lock-instead', { domino: Value; moves: number; points: number; result: Value; side: Value }>,
    Record<'lesson-place-seal', { domino: Value; named: Value; place: Value }>,
    Record<'step-duplicate-shared', { domino: Value; neighbour: Value }>,
    Record<'hint-now-seal', { domino: Value; now: Value; place: Value }>,
    Record<'technique-supposed' | 'technique-then-gap', { domino: Value; number: Value }>,
    Record<'lock-does-not-fit', { domino: Value; number: Value; side: Value }>,
    Record<'filling-deed-seal', { domino: Value; numbers: Value; place: Value }>,
    Record<'step-eliminate-domino', { domino: Value; numeral: Value; places: Value }>,
    Record<'play-domino-twice', { domino: Value; one: Value; other: Value }>,
    Record<'lock-hint', { domino: Value; only: Value; side: Value }>,
    Record<'play-compose-could', { domino: Value; open: number; seen: number }>,
    Record<'play-not-beside' | 'step-chain-domino-twice', { domino: Value; other: Value; place: Value }>,
    Record<
      | 'analysis-turn' | 'domino-on-place' | 'filling-deed-domino' | 'filling-seal'
      | 'historic-opening-told-domino' | 'learn-bar-beside' | 'learn-bar-not-yet' | 'learn-bar-once'
      | 'learn-placed-before' | 'play-certain-seal' | 'play-compose-one-place' | 'play-domino-spot'
      | 'play-domino-wrong' | 'play-laid' | 'play-taken' | 'play-why-right' | 'practice-step'
      | 'step-gap-large' | 'step-seal' | 'step-seal-derived' | 'step-trial' | 'step-trial-inner'
      | 'step-trial-inner-fails' | 'step-trial-seal', { domino: Value; place: Value }>,
    Record<'step-chain-not-domino', { domino: Value; place: Value; spot: Value }>,
    Record<
      | 'learn-not-yet' | 'play-also-on' | 'play-domino-lies' | 'step-domino-lies' | 'step-spot', { domino: Value; places: Value }>,
    Record<'lesson-fall', { domino: Value; places: Value; to: Value }>,
    Record<'commented-begins', { domino: Value; player: Value }>,
    Record<'deal-instead', { domino: Value; points: number; result: Value; side: Value }>,
    Record<'hint-begin-seal', { domino: Value; seals: number }>,
    Record<'lock-cell-other', { domino: Value; seen: Value }>,
    Record<'lock-places', { domino: Value; side: Value; who: Value }>,
    Record<'lock-keys-wrong', { domino: Value; spot: Value }>,
    Record<'play-look-at-domino', { domino: Value; technique: Value }>,
    Record<'hint-line-lay-at', { domino: Value; technique: Value; where: Value }>,
    Record<'tally-count', { domino: Value; times: Value }>,
    Record<'deal-begins', { domino: Value; who: Value }>,
    Record<
      | 'commented-others' | 'cover-puzzle' | 'describe-dominoes' | 'exercises-hand' | 'exercises-sides'
      | 'historic-opening-told' | 'lock-chain' | 'lock-fits' | 'lock-talon' | 'locks-hand' | 'locks-other'
      | 'play-number-left', { dominoes: Value }>,
    Record<'chain-down' | 'chain-up', { dominoes: Value; double: Value }>,
    Record<
      | 'step-set-double-needed' | 'step-set-double-takes-two', { dominoes: Value; double: Value; numeral: Value }>,
    Record<'lock-rest-unseen', { dominoes: Value; held: Value }>,
    Record<'locks-unseen', { dominoes: Value; held: number }>,
    Record<'studio-play-set', { dominoes: Value; high: Value }>,
    Record<'play-progress', { dominoes: Value; laid: Value }>,
    Record<'commented-buys', { dominoes: Value; mustBuy: Value; player: Value }>,
    Record<'mark-unfinished', { dominoes: Value; name: Value; placed: Value }>,
    Record<'card-dominoes-row', { dominoes: Value; number: Value }>,
    Record<'commented-locked', { dominoes: Value; number: Value; pips: Value; withNumber: Value }>,
    Record<'step-set-share', { dominoes: Value; numeral: Value }>,
    Record<'commented-takes', { dominoes: Value; player: Value }>,
    Record<'commented-hand', { dominoes: Value; player: Value; unseen: number }>,
    Record<
      | 'games-set-dominoes' | 'how-to-play-set-beside' | 'practice-board' | 'worked-terzett-board', { dominoes: Value; range: Value }>,
    Record<'how-to-play-set', { dominoes: Value; range: Value; set: Value }>,
    Record<'technique-trial-with-dominoes', { dominoes: number }>,
    Record<'studio-book-editions-made', { done: Value; file: Value; of: Value }>,
    Record<'studio-book-puzzles-made', { done: Value; of: Value }>,
    Record<'calibration-dots', { dot: Value }>,
    Record<'back-cover-levels', { easiest: Value; hardest: Value }>,
    Record<'puzzle-hints-key', { easy: Value; number: Value }>,
    Record<'puzzle-hints', { easy: Value; number: Value; steps: Value; turning: Value }>,
    Record<'puzzle-hardest', { easy: Value; technique: Value }>,
    Record<'studio-book-left-out', { edition: Value }>,
    Record<'studio-book-plan-pages', { edition: Value; pages: Value; sheets: Value }>,
    Record<'filling-second-link', { eliminated: Value; place: Value }>,
    Record<'exercises-ends', { ends: Value }>,
    Record<'colophon-seed', { engine: Value; keys: Value; seed: Value }>,
    Record<'shelf-not-read', { entry: Value; fault: Value; file: Value }>,
    Record<'levels-no-guess', { every: Value }>,
    Record<'analysis-fewest', { fewest: Value }>,
    Record<'studio-book-also-kept', { fields: Value }>,
    Record<'composing-after', { figure: Value }>,
    Record<'studio-book-made', { files: number }>,
    Record<'play-filled-in', { filled: Value; unknown: Value }>,
    Record<'key-series', { filling: Value; key: Value }>,
    Record<
      | 'card-dominoes-order' | 'puzzle-tally-page' | 'section-puzzle' | 'section-puzzle-page'
      | 'section-solutions' | 'section-stencil' | 'start-where' | 'title-page-at-once', { first: Value }>,
    Record<'empty-board-run' | 'step-run', { first: Value; last: Value }>,
    Record<'volume-pages', { first: Value; last: Value; number: Value; of: Value }>,
    Record<
      | 'companion-section' | 'section-puzzles' | 'section-puzzles-from-page' | 'stencils-stencil', { first: Value; last: Value; puzzles: number }>,
    Record<'spoken-across', { first: Value; row: Value; second: Value }>,
    Record<'step-chain-cases', { first: Value; second: Value }>,
    Record<'check-export-form', { form: Value }>,
    Record<'studio-fault-field-word', { found: Value; meant: Value; words: Value }>,
    Record<'studio-fault-field-type', { found: Value; type: Value }>,
    Record<'running-step', { from: Value; title: Value }>,
    Record<'worked-three', { from: Value; to: Value }>,
    Record<'sources-games', { games: Value }>,
    Record<'puzzle-givens', { given: Value; toFind: Value }>,
    Record<'composing-givens', { given: number; toFill: Value }>,
    Record<'title-page-braille', { grade: Value }>,
    Record<'contents-group', { group: Value }>,
    Record<
      | 'list-and' | 'list-comma' | 'list-or' | 'list-semicolon' | 'together-sets', { head: Value; tail: Value }>,
    Record<'screen-drawing' | 'screen-in-words', { heading: Value }>,
    Record<'card-dominoes-size', { height: Value; square: Value; width: Value }>,
    Record<'kit-intro', { help: Value }>,
    Record<'tally-sheet-heading', { high: Value }>,
    Record<'studio-play-name', { high: Value; kind: Value }>,
    Record<'spoken-domino', { high: Value; low: Value }>,
    Record<'puzzle-companion', { hinted: Value; hints: Value; number: Value; steps: Value }>,
    Record<'companion-order', { hints: Value; steps: Value }>,
    Record<'studio-won-moves', { hints: number; moves: Value }>,
    Record<'commented-holds', { holdings: Value }>,
    Record<'answers-id' | 'puzzle-id' | 'register-id', { id: Value }>,
    Record<'together-sheet', { id: Value; number: Value; players: Value }>,
    Record<'register-partition', { inside: Value; number: Value }>,
    Record<'check-misnamed', { is: Value; named: Value; place: Value }>,
    Record<'book-isbn', { isbn: Value }>,
    Record<'analysis-nowhere', { item: Value }>,
    Record<'analysis-has-only', { item: Value; places: Value }>,
    Record<'analysis-together', { items: Value }>,
    Record<
      | 'board-key-page' | 'deal-next' | 'play-cue-back' | 'play-cue-do' | 'play-cue-more' | 'play-cue-where', { key: Value }>,
    Record<'figure-key', { key: Value; name: Value }>,
    Record<'composing-answer' | 'laying-task-key', { key: Value; number: Value }>,
    Record<'completion-dominoes' | 'composing-check' | 'laying-tasks-intro', { keys: Value }>,
    Record<'kit-printing-braille', { keys: Value; pages: Value }>,
    Record<'section-keys', { keys: number }>,
    Record<'play-tour' | 'section-kind' | 'studio-kind', { kind: Value }>,
    Record<'puzzle-heading', { kind: Value; level: Value; number: Value }>,
    Record<'laying-task-heading', { kind: Value; number: Value }>,
    Record<'together-sheet-heading', { kind: Value; number: Value; round: Value }>,
    Record<'found-fewest', { known: Value; least: Value }>,
    Record<'studio-book-needed', { label: Value }>,
    Record<'studio-book-file-part', { label: Value; part: Value }>,
    Record<'historic-opening-laid-heading', { laid: Value }>,
    Record<'technique-laid', { laid: number }>,
    Record<'games-set-another', { largest: Value }>,
    Record<'back-cover-sets', { largest: Value; puzzles: number; smallest: Value }>,
    Record<'puzzle-tally-counted', { last: Value; number: number; single: number }>,
    Record<'practice-left' | 'worked-terzett-left', { left: Value }>,
    Record<'commented-ends' | 'lock-ends' | 'locks-ends', { left: Value; right: Value; same: Value }>,
    Record<'card-bars-use', { length: Value; width: Value }>,
    Record<'learn-begin' | 'learn-go-on' | 'learn-next', { lesson: Value }>,
    Record<'spoken-column', { letter: Value }>,
    Record<'exercises-level' | 'puzzle-level' | 'worksheet-title', { level: Value }>,
    Record<'section-level', { level: Value; levels: Value; number: Value }>,
    Record<
      | 'calibration-lines' | 'companion-hint-easy' | 'hint-line-turning' | 'hint-turning-easy'
      | 'hint-turning-easy-numbers', { line: Value }>,
    Record<'companion-turning', { line: number; technique: Value }>,
    Record<'hint-turning', { line: number; technique: Value; way: Value }>,
    Record<'technique-chain-of-links', { links: number }>,
    Record<'studio-book-add' | 'studio-book-removed', { list: Value }>,
    Record<
      | 'studio-book-added' | 'studio-book-group-part' | 'studio-book-remove', { list: Value; number: Value }>,
    Record<'lock-keys-end', { lock: Value; other: Value; own: number; points: number; sees: Value }>,
    Record<'check-endgame-end', { lock: Value; other: Value; own: number; sees: Value }>,
    Record<'studio-stats-streak', { longest: Value; now: Value }>,
    Record<'studio-fault-field-unknown', { meant: Value; name: Value }>,
    Record<'play-time', { minutes: Value; seconds: Value }>,
    Record<'studio-book-minutes-left' | 'studio-book-plan-minutes', { minutes: number }>,
    Record<'mark-wrong', { more: number; name: Value; places: Value }>,
    Record<'studio-fault-too-large', { most: Value }>,
    Record<'studio-fault-no-key', { most: Value; number: Value }>,
    Record<'lock-sure', { moves: number; points: number; result: Value }>,
    Record<
      | 'answers-author' | 'answers-publisher' | 'certificate-for' | 'check-endgame-play'
      | 'check-export-made' | 'dedication-for' | 'dedication-from' | 'figure-heading' | 'shelf-continue'
      | 'shelf-next' | 'shelf-won' | 'studio-book-look' | 'studio-book-opened' | 'studio-compose-task'
      | 'studio-exhibit' | 'studio-fault-twice' | 'studio-preview-not-shown' | 'studio-preview-show'
      | 'studio-preview-title' | 'studio-print-made' | 'together-sheet-name', { name: Value }>,
    Record<'check-choice' | 'together-own-name', { name: Value; number: Value }>,
    Record<'key-domino-by-domino' | 'key-heading', { name: Value; of: Value }>,
    Record<'mark-standing', { name: Value; place: Value; points: number; tied: Value; time: Value }>,
    Record<'mark-right', { name: Value; points: number; time: Value }>,
    Record<'mark-not-read', { name: Value; row: Value }>,
    Record<'studio-book-download', { name: Value; size: Value }>,
    Record<'section-new-technique', { name: Value; technique: Value }>,
    Record<'running-title', { name: Value; title: Value }>,
    Record<'answers-subject', { name: Value; what: Value }>,
    Record<'title-page-transcribed-by', { name: Value; year: Value }>,
    Record<'title-page-note', { note: Value }>,
    Record<
      | 'beginning-hardest' | 'check-draw-no-number' | 'check-mend-look' | 'check-mend-take'
      | 'companion-hint' | 'companion-steps' | 'composing-task-heading' | 'deal-dealt' | 'exercises-exercise'
      | 'exercises-form' | 'filling-end-cells' | 'filling-end-copies' | 'filling-last-cells'
      | 'filling-the-number' | 'hint-turning-heading' | 'hint-way-heading' | 'key-reference' | 'lesson-step'
      | 'locks-form' | 'locks-task' | 'play-compose-not-in-threes' | 'play-line-bar' | 'play-line-placed'
      | 'puzzle-index-puzzle' | 'puzzle-key' | 'puzzle-name' | 'register-drawn' | 'register-other'
      | 'register-play' | 'register-threes' | 'screen-covered' | 'studio-fault-large-number' | 'technique-try'
      | 'together-round-puzzle' | 'volume-end', { number: Value }>,
    Record<'register-number' | 'volume', { number: Value; of: Value }>,
    Record<'solids-file', { number: Value; of: number; title: Value }>,
    Record<'deal-standing', { number: Value; other: Value; you: Value }>,
    Record<'puzzle-tally-raised', { number: Value; places: Value }>,
    Record<'commented-move' | 'together-own-player', { number: Value; player: Value }>,
    Record<'together-round', { number: Value; range: Value; round: Value }>,
    Record<'together-arrivals', { number: Value; round: Value }>,
    Record<'spoken-step', { number: Value; sentence: Value }>,
    Record<'curious-run' | 'puzzle-missing', { number: Value; times: number }>,
    Record<'volume-page', { number: Value; volume: Value }>,
    Record<'puzzle-first-done' | 'step-numeral', { number: number }>,
    Record<
      | 'check-draw-missing' | 'check-draw-too-many' | 'filling-cross-out' | 'filling-write' | 'holding-blase'
      | 'holding-falle' | 'holding-forsche' | 'holding-kleine-forsche' | 'holding-kleine-ueberforsche'
      | 'holding-klemme' | 'holding-ueberforsche' | 'play-compose-left', { numbers: Value }>,
    Record<'step-eliminate-many', { numeral: Value; spots: Value }>,
    Record<'card-dominoes-sheet', { of: number; sheet: Value }>,
    Record<
      | 'analysis-bar' | 'analysis-exchange' | 'analysis-swap' | 'play-bar' | 'play-no-bar', { one: Value; other: Value }>,
    Record<'analysis-open', { open: Value; ways: Value }>,
    Record<'lock-over-locked', { other: Value; own: number; who: Value }>,
    Record<'deal-score', { other: Value; you: Value }>,
    Record<'lock-points', { own: Value; pips: Value }>,
    Record<'studio-preview-picture', { page: Value }>,
    Record<'studio-preview-page', { page: Value; pages: Value }>,
    Record<'epub-access', { pages: Value }>,
    Record<'kit-printing-large', { paper: Value; sheets: number }>,
    Record<'locks-pips', { pips: Value }>,
    Record<'deal-pips', { pips: number }>,
    Record<'filling-deed-any' | 'learn-parted', { place: Value }>,
    Record<'practice-placed', { placed: Value }>,
    Record<
      | 'counting-changes' | 'describe-bars' | 'filling-deed-none' | 'historic-opening-bars'
      | 'historic-opening-counts' | 'lesson-sum' | 'puzzle-places' | 'puzzle-tally' | 'spoken-bars', { places: Value }>,
    Record<'hint-line-eliminate', { places: Value; technique: Value }>,
    Record<'hint-line-eliminate-at', { places: Value; technique: Value; where: Value }>,
    Record<'commented-passes', { player: Value; unseen: number }>,
    Record<'together-leader-points' | 'together-other-number', { players: Value }>,
    Record<'together-intro' | 'together-intro-own', { players: Value; puzzles: number }>,
    Record<'commented-lead' | 'commented-most', { points: Value }>,
    Record<'lock-score', { points: Value; result: Value }>,
    Record<'deal-sure', { points: number; result: Value }>,
    Record<'colophon-publisher', { publisher: Value }>,
    Record<'keys-to-all', { puzzles: Value }>,
    Record<
      | 'back-cover-completion' | 'back-cover-duett' | 'back-cover-keys' | 'back-cover-proof'
      | 'back-cover-quadrat' | 'back-cover-quartett' | 'back-cover-quodlibet' | 'back-cover-terzett'
      | 'cover-badge' | 'cover-completing' | 'cover-laying' | 'studio-book-plan-puzzles'
      | 'title-page-completing' | 'title-page-laying' | 'title-page-solution', { puzzles: number }>,
    Record<'back-cover-set', { puzzles: number; range: Value }>,
    Record<'certificate-words' | 'certificate-words-you', { puzzles: number; title: Value }>,
    Record<
      | 'card-dominoes-title' | 'draw-domino-children-read-aloud' | 'games-set-from-larger'
      | 'kit-printing-tray' | 'laying-task-set' | 'leaflet-task' | 'play-too-large' | 'solids-dominoes'
      | 'solids-dominoes-lower' | 'solids-dominoes-upper' | 'solids-rack' | 'together-set' | 'worksheet-rule', { range: Value }>,
    Record<'leaflet-again', { rest: Value }>,
    Record<
      | 'mark-round' | 'together-arrivals-own' | 'together-form' | 'together-own' | 'together-slip', { round: Value }>,
    Record<'together-slip-explained', { rows: Value }>,
    Record<'puzzle-begins', { seals: number }>,
    Record<'lock-row-other', { seen: Value }>,
    Record<'locks-sees' | 'studio-locks-sees-is', { sees: Value }>,
    Record<'spoken-chapter', { sentence: Value }>,
    Record<'lesson-hidden', { set: Value }>,
    Record<'together-needed-dominoes', { sets: Value }>,
    Record<
      | 'kit-printing-stencils' | 'kit-printing-stones' | 'kit-printing-stones-braille' | 'kit-smallest', { sheets: Value }>,
    Record<'embossing-sheets', { sheets: Value; sides: Value }>,
    Record<'kit-printing-boards' | 'kit-printing-empty', { sheets: number }>,
    Record<'studio-book-page', { shown: Value }>,
    Record<'play-bars', { sides: Value }>,
    Record<
      | 'play-size-now' | 'studio-book-download-book' | 'studio-book-kilobytes' | 'studio-book-megabytes', { size: Value }>,
    Record<
      | 'exhibit-solutions' | 'key-solutions' | 'technique-locked-square-explained'
      | 'technique-locked-square-seen', { solutions: number }>,
    Record<'analysis-domino' | 'step-chain-either', { spot: Value }>,
    Record<'analysis-hangs' | 'step-eliminate', { spots: Value }>,
    Record<'hint-now', { spots: Value; supposed: Value }>,
    Record<'series-stencils' | 'stencils-heading', { stencils: number }>,
    Record<'hint-then' | 'practice-seals', { steps: Value }>,
    Record<'commented-stock', { stock: Value }>,
    Record<'commented-stock-left' | 'deal-open', { stock: number }>,
    Record<'answers-key', { subject: Value }>,
    Record<'exercises-sum', { sum: Value }>,
    Record<'key-forms-completions', { tableau: Value }>,
    Record<'learn-done-place' | 'puzzle-hardest-page' | 'puzzle-hardest-short', { technique: Value }>,
    Record<'hint-begin-at' | 'hint-begin-filling', { technique: Value; where: Value }>,
    Record<'levels-old-techniques-heading', { techniques: number }>,
    Record<'play-board-has', { things: Value }>,
    Record<
      | 'companion-title' | 'embossing-heading' | 'epub-page-source' | 'keys-title' | 'solutions-title'
      | 'studio-book-chosen' | 'studio-book-files' | 'studio-shelf-delete' | 'studio-shelf-deleted'
      | 'studio-shelf-files' | 'studio-shelf-question' | 'volume-continued', { title: Value }>,
    Record<'play-ready', { tool: Value }>,
    Record<'register-image', { turn: Value }>,
    Record<'board-turning-page', { turning: Value }>,
    Record<'board-hint-pages', { turning: Value; way: Value }>,
    Record<'play-setting-is', { value: Value }>,
    Record<'board-way-page', { way: Value }>,
    Record<'analysis-ways-more', { ways: number }>,
    Record<'figure-repaired' | 'play-last' | 'studio-daily-done', { what: Value }>,
    Record<'deal-round-won' | 'lock-over-out' | 'lock-passes', { who: Value }>,
    Record<'preset-whom-title' | 'studio-book-whom-hint' | 'studio-book-whom-name', { whom: Value }>,
    Record<'card-dominoes-print' | 'card-dominoes-raise-cut', { width: Value }>,
    Record<'cover-quotation', { words: Value }>,
    Record<'title-page-transcribed', { year: Value }> {}

export type MessageId = keyof Messages;
