import { REGISTER_SIZE } from '../../../compose/series/key-register.ts';
import { Random } from '../../../random.ts';
import { AS_TYPED, button, buttons, make, onSubmit } from '../../../ui/elements.ts';
import type { RegisterJobs } from '../../register-jobs.ts';
import { makeRoute } from '../../routes.ts';
import { GivenUp, Helper } from '../helper.ts';
import { thisMoment } from '../now.ts';
import { entryView } from '../register/entry.ts';
import type { Leave, Stage } from '../stage.ts';

/** The key that is shown if none is named. */
const FIRST = '1';

/** The register of all Terzett keys of 8 x 9, to be turned over key by key. */
export function showRegister({ main, words, route, say, fail }: Stage): Leave {
  const helper = new Helper<RegisterJobs>('register');
  const shown = make('div', { class: 'register-entry' });
  const name = make('input', {
    type: 'text',
    id: 'register.key',
    'aria-describedby': 'register.forms',
    ...AS_TYPED,
  });
  const form = make(
    'form',
    { class: 'studio-form' },
    make('label', { for: name.id }, words.text('register-key')),
    name,
    make('button', {}, words.text('register-show')),
  );
  const turning = buttons(
    button(words.text('register-back'), () => void go(at - 1)),
    button(words.text('register-next'), () => void go(at + 1)),
    button(words.text('register-any'), () => void go(1 + new Random(thisMoment()).below(REGISTER_SIZE))),
  );
  /** The number of the key that is shown or on its way. */
  let at = Number(FIRST);
  main.append(
    make('p', {}, words.text('register-lead', { count: REGISTER_SIZE })),
    form,
    make('p', { id: 'register.forms' }, words.text('register-forms')),
    turning,
    shown,
  );
  onSubmit(form, () => void look(name.value, true));

  /** After the last key comes the first. */
  function go(number: number): Promise<void> {
    at = number < 1 ? REGISTER_SIZE : number > REGISTER_SIZE ? 1 : number;
    return look(String(at), false);
  }

  /** What is asked for last counts. @param isMove whether the focus goes to the key; a button keeps it */
  async function look(text: string, isMove: boolean): Promise<void> {
    helper.giveUp();
    try {
      const entry = await helper.ask('look', { text });
      at = entry.number;
      name.value = String(at);
      history.replaceState(null, '', makeRoute('register', { key: String(at) }));
      const { heading, elements, told } = entryView(entry, words);
      shown.replaceChildren(heading, ...elements);
      if (isMove) {
        say('');
        heading.focus();
      } else say(told);
    } catch (error) {
      if (!(error instanceof GivenUp)) fail(error, words.text('register-not-shown'));
    }
  }

  const { key = FIRST } = route.query;
  name.value = key;
  void look(key, false);
  return () => helper.giveUp();
}
