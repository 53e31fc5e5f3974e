import { loadTemplates, type Templates } from '../../../src/document/templates.ts';
import type { Language } from '../../../src/languages/index.ts';

const LOADED = new Map<Language, Templates>();

/** The program's own templates in a language, loaded once. */
export function templatesOf(language: Language): Templates {
  const templates = LOADED.get(language) ?? loadTemplates(language);
  LOADED.set(language, templates);
  return templates;
}
