import { parseRoute } from '../routes.ts';
import { usualLanguage } from './language.ts';
import { readSite } from './site.ts';
import { loadWordFiles } from './word-files.ts';

// Which words are needed is known before the programs are there that speak with them. If they do not come, these ask again.
loadWordFiles(usualLanguage(readSite()), parseRoute(location.hash).screen).catch(() => {});
