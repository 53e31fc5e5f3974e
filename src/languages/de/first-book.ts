import type { FirstBookWords } from '../first-book.ts';

export const firstBook: FirstBookWords = {
  title: 'Erstes Buch',
  subtitle: 'Domino-Aufgaben für Hände und Augen',
  description:
    'Aufgaben für eine Person mit einem ganzen Satz Dominosteine, von kleinen Brettern bis zum Satz mit der Doppelsieben und von leicht bis sehr schwer, jede mit genau einer Lösung, und die Figuren des Buches von 1921.',
  sections: {
    small: 'Kleine Bretter',
    ordinary: 'Der gewöhnliche Satz',
    doubleSeven: 'Der Satz mit der Doppelsieben',
    oneCell: 'Ein Feld, ein Stein',
    twoCells: 'Zwei Felder und ungerade Gebiete',
    several: 'Mehrere auf einmal',
    chains: 'Ketten und Paare',
    terzettSmall: 'Terzett: kleine Bretter',
    terzettDoubleSeven: 'Terzett: der Satz mit der Doppelsieben',
    terzettHarder: 'Terzett: schwerere',
    terzettLetterH: 'Terzett: der Buchstabe H',
    terzettWindows: 'Terzett: zwei Fenster',
    terzettSeries: 'Eine Serie: drei Terzette, ein Schlüssel',
    completions: 'Ergänzungen: die Zahlen finden',
  },
};
