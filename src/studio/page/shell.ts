import { TODAY } from '../../book/days.ts';
import { hasUnkept } from '../../play/page/store.ts';
import { button, buttons, make, setAttributes } from '../../ui/elements.ts';
import { WordBook } from '../../words/word-book.ts';
import { loading, NotLoaded } from '../loading.ts';
import { makeRoute, parseRoute, type Route } from '../routes.ts';
import { SCREEN_NAMES, type ScreenName } from '../screens.ts';
import type { SiteData, SiteLanguage } from '../site-data.ts';
import { setDamagedAside } from './damaged.ts';
import { usualLanguage } from './language.ts';
import { type Elsewhere, makeNotices } from './notices.ts';
import { LOADERS } from './screens.ts';
import type { Leave, News } from './stage.ts';
import { keepChoice } from './storage.ts';
import { loadWordFiles } from './word-files.ts';

/** The frame around all screens: the menu, the language, notices, and the screen that the address asks for. */
export function makeShell(site: SiteData) {
  const header = make('header', { class: 'studio-header' });
  const notices = makeNotices();
  const footer = make('footer');
  /** Says that there is a newer version, beside the button that loads it. */
  const newer = make('span', { 'aria-live': 'polite' });
  const main = make('main', { id: 'main', tabindex: '-1' });
  /** Something that was kept is set aside, and nothing has said so yet. */
  let isDamaged = setDamagedAside(site);
  let language: SiteLanguage = usualLanguage(site);
  let isOffline = false;
  let isMenuOpen = false;
  let isHeld = false;
  let elsewhere: Elsewhere | undefined;
  let use: (() => void) | undefined;
  let leave: Leave | undefined;
  /** Counts what is shown: what was asked for before and comes later is not shown any more. */
  let turns = 0;
  document.body.replaceChildren(header, notices.element, main, footer);
  addEventListener('hashchange', () => void show(true));

  /**
   * Shows the screen that the address asks for.
   *
   * @param isMove whether the reader has gone there, so that the focus goes to its heading
   * @param isAgain whether the page was loaded again
   */
  async function show(isMove: boolean, isAgain = false): Promise<void> {
    const turn = ++turns;
    const route = parseRoute(location.hash);
    const { screen } = route;
    try {
      const [words, showScreen] = await Promise.all([
        loadWords(language, screen),
        loading(LOADERS[screen]()),
      ]);
      if (turn !== turns) return;
      end();
      if (isMove) isMenuOpen = false;
      document.documentElement.lang = language.code;
      const title = words.text(`studio-screen-${screen}`);
      document.title = `${title} – ${words.text('studio-title')}`;
      header.replaceChildren(...frame(words, screen));
      const heading = make('h1', { tabindex: '-1' }, title);
      main.replaceChildren(heading);
      main.className = `studio-${screen}`;
      void showState();
      if (isMove) {
        heading.focus();
        scrollTo(0, 0);
      }
      leave = showScreen({
        main,
        words,
        address: language.address,
        route,
        isAgain,
        ...telling(words, turn, screen),
      });
      if (route.isUnknown) notices.warn(words.text('studio-address-unknown'));
      if (isDamaged) notices.tellDamaged(words.text('studio-settings-damaged'));
      isDamaged = false;
      notices.tellElsewhere(elsewhere, words, screen);
    } catch (error) {
      if (turn === turns) await notLoaded(error, route);
    }
  }

  function setOffline(): void {
    isOffline = true;
    void showState();
  }

  /** Says that there is a newer version, which `showNewer` shows; nothing happens before the reader wants it. */
  function offer(showNewer: () => void): void {
    use = showNewer;
    void showState();
  }

  /** Shows the newer version, unless something of this page would be lost. */
  async function useNewer(): Promise<void> {
    if (!isHeld && !hasUnkept()) use?.();
    else newer.textContent = (await loadWords(language)).text('studio-newer-waits');
  }

  async function showElsewhere(): Promise<void> {
    const words = await loadWords(language);
    notices.tellElsewhere(elsewhere, words, parseRoute(location.hash).screen);
  }

  function hold(isToBeHeld: boolean): void {
    isHeld = isToBeHeld;
    // Pages that always ask are not kept for when the reader comes back to them.
    if (isHeld) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  }

  async function showState(): Promise<void> {
    const words = await loadWords(language);
    const { books } = site;
    footer.replaceChildren(
      ...(books === undefined ? [] : [make('p', {}, make('a', { href: books }, words.text('studio-books')))]),
      ...(isOffline ? [make('p', {}, words.text('studio-offline'))] : []),
      buttons(newer),
    );
    if (!use) return;
    newer.textContent = words.text('studio-newer');
    newer.after(button(words.text('studio-use-newer'), () => void useNewer()));
  }

  function end(): void {
    leave?.();
    leave = undefined;
    notices.clear();
  }

  /** What a screen says after it was left is not said. */
  function telling(words: WordBook, turn: number, screen: ScreenName) {
    return {
      say: (text: string) => {
        if (turn === turns) notices.say(text);
      },
      warn: (text: string) => {
        if (turn === turns) notices.warn(text);
      },
      fail: (error: unknown, about?: string) => {
        if (turn === turns) notices.fail(error, words, about);
      },
      hold,
      tellElsewhere: (news: News | undefined) => {
        elsewhere = news && { screen, news };
        void showElsewhere();
      },
    };
  }

  /** A screen that could not be loaded: the frame stays, so that another can be chosen; without words there is no frame. */
  async function notLoaded(error: unknown, { screen }: Route): Promise<void> {
    try {
      const words = await loadWords(language);
      header.replaceChildren(...frame(words, screen));
      notices.fail(error, words);
    } catch (lacking) {
      if (!(lacking instanceof NotLoaded)) throw lacking;
      notices.failWithout(language.notLoaded);
    }
  }

  function frame(words: WordBook, current: ScreenName): HTMLElement[] {
    const skip = make('a', { class: 'skip', href: '#main' }, words.text('studio-skip'));
    // An address with another hash would be another screen.
    skip.addEventListener('click', (event) => {
      event.preventDefault();
      main.focus();
      main.scrollIntoView();
    });
    const links = SCREEN_NAMES.map((name) =>
      make(
        'li',
        {},
        make(
          'a',
          { href: makeRoute(name), ...(name === current && { 'aria-current': 'page' }) },
          words.text(`studio-nav-${name}`),
        ),
      ),
    );
    const menu = make(
      'div',
      { class: 'studio-menu', id: 'studio.menu' },
      make('nav', { 'aria-label': words.text('studio-menu') }, make('ul', {}, ...links)),
      languageChoice(words),
    );
    return [
      skip,
      make('p', { class: 'studio-title' }, words.text('studio-title')),
      make(
        'a',
        { class: 'studio-today', href: makeRoute('play', { day: TODAY }) },
        words.text('studio-nav-today'),
      ),
      menuOpener(words, menu),
      menu,
    ];
  }

  /** Where the window is narrow the menu is opened by a button. */
  function menuOpener(words: WordBook, menu: HTMLElement): HTMLElement {
    const opener = button(words.text('studio-menu-open'), () => {
      isMenuOpen = !isMenuOpen;
      showMenu();
    });
    const showMenu = () => {
      opener.setAttribute('aria-expanded', String(isMenuOpen));
      menu.classList.toggle('is-open', isMenuOpen);
    };
    setAttributes(opener, { class: 'studio-opener', 'aria-controls': menu.id });
    showMenu();
    return opener;
  }

  function languageChoice(words: WordBook): HTMLElement {
    const choice = make('select', {});
    const { languages } = site;
    for (const known of languages) {
      const option = make('option', { value: known.words, lang: known.code }, known.name);
      option.selected = known === language;
      choice.append(option);
    }
    choice.addEventListener('change', () => {
      language = languages[choice.selectedIndex]!;
      keepChoice('language', language.words);
      void show(false).then(() => header.querySelector('select')?.focus());
    });
    return make('label', { class: 'studio-language' }, words.text('studio-language'), ' ', choice);
  }

  return { show, setOffline, offer };
}

/** Browsers ask before they close a page with something that is nowhere else. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The words of a screen and of the frame; without a screen those of the frame. @throws NotLoaded */
async function loadWords(language: SiteLanguage, screen?: ScreenName): Promise<WordBook> {
  return new WordBook(language.code, await loadWordFiles(language, screen), 'screen');
}
