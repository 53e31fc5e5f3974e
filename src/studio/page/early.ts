import { parseRoute } from '../routes.ts';
import { usualLanguage } from './language.ts';
import { readSite } from './site.ts';
import { loadWordFiles } from './word-files.ts';

const language = usualLanguage(readSite());

// Which words are needed is known before the programs are there that speak with them. If they do not come, these ask again.
loadWordFiles(language, parseRoute(location.hash).screen).catch(() => {});

// This browser is not too old, and of what is said until the page is there it needs one language.
const others = `:is(.studio-loading, .studio-late) > :not([lang=${language.code}])`;
for (const element of document.querySelectorAll(`${others}, .studio-old`)) element.remove();
