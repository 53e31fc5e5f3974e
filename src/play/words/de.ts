import type { Direction } from '../terrain.ts';
import { counted, listOf, type Words } from './words.ts';

const SIDES: Readonly<Record<Direction, string>> = {
  up: 'oben',
  left: 'links',
  right: 'rechts',
  down: 'unten',
};

export const de: Words = {
  letters: { stone: 'v', stroke: 's', list: 'n', check: 'p', hint: 'h' },
  buttons: {
    play: 'Spielen',
    continue: 'Weiterspielen',
    stop: 'Spiel beenden',
    undo: 'Zurück',
    redo: 'Wieder vor',
    strokes: 'Striche ziehen',
    list: 'Nachbarn',
    check: 'Prüfen',
    hint: 'Hinweis',
    clear: 'Leeren',
    erase: 'Feld leeren',
  },
  controls: 'Spiel',
  numbers: 'Zahlen für das Feld',
  clear: {
    question: 'Alles vom Brett nehmen, was bisher darauf liegt?',
    yes: 'Ja, leeren',
    no: 'Nein, behalten',
  },
  help: {
    title: 'Tasten und andere Wege',
    board: [
      ['Pfeiltasten', 'von Feld zu Feld gehen'],
      ['Pos1, Ende', 'erstes und letztes Feld der Zeile; mit Strg des Bretts'],
      ['Bild auf, Bild ab', 'erstes und letztes Feld der Spalte'],
      ['Umschalt und ein Pfeil', 'das Feld mit diesem Nachbarn verbinden oder beide wieder trennen'],
      ['Eingabe oder V, dann ein Pfeil', 'dasselbe, eine Taste nach der anderen'],
      ['Leertaste auf einem Feld, dann auf seinem Nachbarn', 'dasselbe'],
      ['S, dann ein Pfeil', 'auf dieser Seite einen Trennungsstrich ziehen oder wegnehmen'],
      ['N', 'sagen, mit welchen Nachbarn sich das Feld noch verbinden kann'],
      ['Entf', 'den Stein auf dem Feld wegnehmen'],
      ['Strg und Z, Strg und Y', 'zurück, wieder vor'],
      ['P, H', 'prüfen, Hinweis'],
      ['Esc', 'Begonnenes aufgeben'],
    ],
    completion: [
      ['Eine Zahl', 'sie eintragen'],
      ['Entf', 'das Feld leeren'],
    ],
    pointer: [
      ['Ein Feld antippen, dann seinen Nachbarn', 'beide verbinden oder wieder trennen'],
      ['Mit Maus oder Stift ziehen', 'dasselbe'],
      ['„Striche ziehen“ gedrückt', 'zweimal tippen zieht einen Strich oder nimmt ihn weg'],
    ],
    kept: 'Der Spielstand bleibt in diesem Browser, nur auf diesem Gerät.',
  },

  empty: 'leer',
  entered: 'eingetragen',
  picked: 'gewählt',
  joined: (cell, stone) => (stone ? `verbunden mit ${cell} als ${stone}` : `verbunden mit ${cell}`),
  strokes: (sides) => `Strich ${listed(sides.map((side) => SIDES[side]))}`,

  places: (count) => (count === 0 ? 'kein Platz' : counted(count, 'Platz', 'Plätze')),
  lies: 'liegt',
  liesTwice: 'liegt mehrmals',
  notLaid: 'liegt noch nicht',
  reach: (cell, ways) =>
    ways.length === 0
      ? `${cell} kann sich mit keinem Nachbarn verbinden.`
      : `${cell} kann sich verbinden mit ${ways
          .map(({ cell, stone, places }) => {
            const left = places === undefined ? '' : `, ${counted(places, 'Platz', 'Plätze')}`;
            return stone ? `${cell} als ${stone}${left}` : cell;
          })
          .join('; ')}.`,

  laid: (place, stone) => (stone ? `${stone} liegt auf ${place}.` : `Ein Stein liegt auf ${place}.`),
  taken: (place, stone) =>
    stone ? `${stone} liegt nicht mehr auf ${place}.` : `Auf ${place} liegt kein Stein mehr.`,
  alsoOn: (stone, places) => `${stone} liegt auch auf ${listed(places)}.`,
  stroke: (one, other) => `Strich zwischen ${one} und ${other}.`,
  noStroke: (one, other) => `Kein Strich mehr zwischen ${one} und ${other}.`,
  filled: (cell, number) => `${number} auf ${cell}.`,
  emptied: (cell) => `${cell} ist wieder leer.`,
  changes: (stones, strokes, numbers) =>
    stones + strokes + numbers === 0
      ? 'Das Brett ist leer.'
      : `Auf dem Brett sind jetzt ${listed([
          counted(stones, 'Stein', 'Steine'),
          counted(strokes, 'Strich', 'Striche'),
          ...(numbers > 0 ? [counted(numbers, 'eingetragene Zahl', 'eingetragene Zahlen')] : []),
        ])}.`,

  undone: 'Zurückgenommen.',
  redone: 'Wieder getan.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts wieder zu tun.',
  nothingHere: 'Hier ist nichts wegzunehmen.',
  edge: { up: 'Oberer Rand.', left: 'Linker Rand.', right: 'Rechter Rand.', down: 'Unterer Rand.' },
  noCell: (direction) => `${NO_CELL[direction]} ist kein Feld.`,
  covered: (cell) => `${cell} gehört zu einem Stein und braucht keinen Strich.`,
  given: (cell) => `Die Zahl auf ${cell} ist vorgegeben.`,
  tooLarge: (range) => `Die Zahlen gehen von 0 bis ${range}.`,
  ready: { stone: 'Verbinden: in welche Richtung?', stroke: 'Strich: auf welcher Seite?' },
  dropped: 'Aufgegeben.',
  drawing: { stone: 'Zwei Felder werden verbunden.', stroke: 'Zwischen zwei Felder kommt ein Strich.' },

  progress: (laid, stones) => `${laid} von ${stones} Steinen gelegt.`,
  filledIn: (filled, unknown) => `${filled} von ${unknown} Zahlen eingetragen.`,
  solved: 'Alles ist richtig: Die Aufgabe ist gelöst.',
  allRightSoFar: 'Bis jetzt ist nichts falsch.',
  lawfulSoFar:
    'Bis jetzt ist keine Regel verletzt. Die Aufgabe hat nicht genau eine Lösung, darum wurden nur die Regeln geprüft.',
  somethingWrong: 'Auf dem Brett ist etwas falsch. „Prüfen“ sagt mehr.',
  stuck: 'Keine Regel ist verletzt, aber von hier führt kein Weg zu einer Lösung.',
  faults: (count) => (count === 1 ? 'Ein Fehler.' : `${count} Fehler.`),
  wrongStrokes: (count) => (count === 1 ? '1 Strich ist falsch.' : `${count} Striche sind falsch.`),
  stoneTwice: (stone, [one, other]) => `${stone} liegt auf ${one} und auf ${other}.`,
  stoneWrong: (place, stone) =>
    stone ? `${stone} gehört nicht auf ${place}.` : `Auf ${place} gehört kein Stein.`,
  numberWrong: (cell, number) => `${number} ist falsch auf ${cell}.`,
  more: (count) => `Und ${count} weitere.`,
  lookAtCell: (aid, cell) => `Nächste Hilfe: ${aid}, beim Feld ${cell}.`,
  lookAtStone: (aid, stone) => `Nächste Hilfe: ${aid}, mit dem Stein ${stone}.`,
  lookForNumber: (cell) => `Als Nächstes lässt sich die Zahl auf ${cell} finden.`,
  askAgain: 'Noch einmal fragen zeigt den ganzen Schritt.',
  numberIs: (cell, number) => `Auf ${cell} steht ${number}.`,
  noHint: 'Zu diesem Brett gibt es keinen Hinweis.',
};

const NO_CELL: Readonly<Record<Direction, string>> = {
  up: 'Darüber',
  left: 'Links davon',
  right: 'Rechts davon',
  down: 'Darunter',
};

function listed(parts: readonly string[]): string {
  return listOf(parts, 'und');
}
