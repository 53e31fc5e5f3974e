import { TODAY } from '../../book/days.ts';
import { hasUnkept } from '../../play/page/store.ts';
import { button, buttons, make, setAttributes } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { loading, NotLoaded } from '../loading.ts';
import { makeRoute, parseRoute, type Route } from '../routes.ts';
import { SCREEN_NAMES, type ScreenName } from '../screens.ts';
import type { SiteData, SiteLanguage } from '../site-data.ts';
import { setDamagedAside } from './damaged.ts';
import { keepLanguage, usualLanguage } from './language.ts';
import { type Elsewhere, Notices } from './notices.ts';
import { LOADERS } from './screens.ts';
import type { Leave, News } from './stage.ts';
import { loadWords } from './words.ts';

/** The frame around all screens: the menu, the language, notices, and the screen that the address asks for. */
export class Shell {
  readonly #site: SiteData;
  readonly #header = make('header', { class: 'studio-header' });
  readonly #notices = new Notices();
  readonly #footer = make('footer');
  /** Says that there is a newer version, beside the button that loads it. */
  readonly #newer = make('span', { 'aria-live': 'polite' });
  readonly #main = make('main', { id: 'main', tabindex: '-1' });
  #language: SiteLanguage;
  /** Something that was kept is set aside, and nothing has said so yet. */
  #isDamaged: boolean;
  #isOffline = false;
  #isMenuOpen = false;
  #isHeld = false;
  #elsewhere: Elsewhere | undefined;
  #use: (() => void) | undefined;
  #leave: Leave | undefined;
  /** Counts what is shown: what was asked for before and comes later is not shown any more. */
  #turn = 0;

  constructor(site: SiteData) {
    this.#site = site;
    this.#isDamaged = setDamagedAside(site);
    this.#language = usualLanguage(site);
    document.body.replaceChildren(this.#header, this.#notices.element, this.#main, this.#footer);
    addEventListener('hashchange', () => void this.show(true));
  }

  /**
   * Shows the screen that the address asks for.
   *
   * @param isMove whether the reader has gone there, so that the focus goes to its heading
   * @param isAgain whether the page was loaded again
   */
  async show(isMove: boolean, isAgain = false): Promise<void> {
    const turn = ++this.#turn;
    const route = parseRoute(location.hash);
    const { screen } = route;
    try {
      const [words, show] = await Promise.all([
        loadWords(this.#language, screen),
        loading(LOADERS[screen]()),
      ]);
      if (turn !== this.#turn) return;
      this.#end();
      if (isMove) this.#isMenuOpen = false;
      document.documentElement.lang = this.#language.code;
      const title = words.text(`studio-screen-${screen}`);
      document.title = `${title} – ${words.text('studio-title')}`;
      this.#header.replaceChildren(...this.#frame(words, screen));
      const heading = make('h1', { tabindex: '-1' }, title);
      this.#main.replaceChildren(heading);
      this.#main.className = `studio-${screen}`;
      void this.#showState();
      if (isMove) {
        heading.focus();
        scrollTo(0, 0);
      }
      this.#leave = show({
        main: this.#main,
        words,
        address: this.#language.address,
        route,
        isAgain,
        ...this.#telling(words, turn, screen),
      });
      if (route.isUnknown) this.#notices.warn(words.text('studio-address-unknown'));
      if (this.#isDamaged) this.#notices.tellDamaged(words.text('studio-settings-damaged'));
      this.#isDamaged = false;
      this.#notices.tellElsewhere(this.#elsewhere, words, screen);
    } catch (error) {
      if (turn === this.#turn) await this.#notLoaded(error, route);
    }
  }

  /** Says that the page works offline from now on. */
  setOffline(): void {
    this.#isOffline = true;
    void this.#showState();
  }

  /** Says that there is a newer version, which `use` shows; nothing happens before the reader wants it. */
  offer(use: () => void): void {
    this.#use = use;
    void this.#showState();
  }

  /** Shows the newer version, unless something of this page would be lost. */
  async #useNewer(): Promise<void> {
    if (!this.#isHeld && !hasUnkept()) this.#use?.();
    else this.#newer.textContent = (await loadWords(this.#language)).text('studio-newer-waits');
  }

  async #showElsewhere(): Promise<void> {
    const words = await loadWords(this.#language);
    this.#notices.tellElsewhere(this.#elsewhere, words, parseRoute(location.hash).screen);
  }

  #hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    // Pages that always ask are not kept for when the reader comes back to them.
    if (isHeld) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  }

  async #showState(): Promise<void> {
    const words = await loadWords(this.#language);
    const { books } = this.#site;
    this.#footer.replaceChildren(
      ...(books === undefined ? [] : [make('p', {}, make('a', { href: books }, words.text('studio-books')))]),
      ...(this.#isOffline ? [make('p', {}, words.text('studio-offline'))] : []),
      buttons(this.#newer),
    );
    if (!this.#use) return;
    this.#newer.textContent = words.text('studio-newer');
    this.#newer.after(button(words.text('studio-use-newer'), () => void this.#useNewer()));
  }

  #end(): void {
    this.#leave?.();
    this.#leave = undefined;
    this.#notices.clear();
  }

  /** What a screen says after it was left is not said. */
  #telling(words: WordBook, turn: number, screen: ScreenName) {
    return {
      say: (text: string) => {
        if (turn === this.#turn) this.#notices.say(text);
      },
      warn: (text: string) => {
        if (turn === this.#turn) this.#notices.warn(text);
      },
      fail: (error: unknown, about?: string) => {
        if (turn === this.#turn) this.#notices.fail(error, words, about);
      },
      hold: (isHeld: boolean) => this.#hold(isHeld),
      tellElsewhere: (news: News | undefined) => {
        this.#elsewhere = news && { screen, news };
        void this.#showElsewhere();
      },
    };
  }

  /** A screen that could not be loaded: the frame stays, so that another can be chosen; without words there is no frame. */
  async #notLoaded(error: unknown, { screen }: Route): Promise<void> {
    try {
      const words = await loadWords(this.#language);
      this.#header.replaceChildren(...this.#frame(words, screen));
      this.#notices.fail(error, words);
    } catch (lacking) {
      if (!(lacking instanceof NotLoaded)) throw lacking;
      this.#notices.failWithout(this.#language.notLoaded);
    }
  }

  #frame(words: WordBook, current: ScreenName): HTMLElement[] {
    const skip = make('a', { class: 'skip', href: '#main' }, words.text('studio-skip'));
    // An address with another hash would be another screen.
    skip.addEventListener('click', (event) => {
      event.preventDefault();
      this.#main.focus();
      this.#main.scrollIntoView();
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
      this.#languages(words),
    );
    return [
      skip,
      make('p', { class: 'studio-title' }, words.text('studio-title')),
      make(
        'a',
        { class: 'studio-today', href: makeRoute('play', { day: TODAY }) },
        words.text('studio-nav-today'),
      ),
      this.#opener(words, menu),
      menu,
    ];
  }

  /** Where the window is narrow the menu is opened by a button. */
  #opener(words: WordBook, menu: HTMLElement): HTMLElement {
    const opener = button(words.text('studio-menu-open'), () => {
      this.#isMenuOpen = !this.#isMenuOpen;
      show();
    });
    const show = () => {
      opener.setAttribute('aria-expanded', String(this.#isMenuOpen));
      menu.classList.toggle('is-open', this.#isMenuOpen);
    };
    setAttributes(opener, { class: 'studio-opener', 'aria-controls': menu.id });
    show();
    return opener;
  }

  #languages(words: WordBook): HTMLElement {
    const choice = make('select', {});
    const { languages } = this.#site;
    for (const language of languages) {
      const option = make('option', { value: language.words, lang: language.code }, language.name);
      option.selected = language === this.#language;
      choice.append(option);
    }
    choice.addEventListener('change', () => {
      this.#language = languages[choice.selectedIndex]!;
      keepLanguage(this.#language);
      void this.show(false).then(() => this.#header.querySelector('select')?.focus());
    });
    return make('label', { class: 'studio-language' }, words.text('studio-language'), ' ', choice);
  }
}

/** Browsers ask before they close a page with something that is nowhere else. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
