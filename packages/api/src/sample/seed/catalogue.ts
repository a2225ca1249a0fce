import type { Api, Language } from '../../contract/hub/hub.ts';
import arabic from './catalogue.ar.json' with { type: 'json' };
import chinese from './catalogue.ch.json' with { type: 'json' };
import english from './catalogue.en.json' with { type: 'json' };
import french from './catalogue.fr.json' with { type: 'json' };

const byLanguage = { en: english, fr: french, ar: arabic, ch: chinese } as Readonly<Record<Language, unknown>>;

/** The built-in tools as the server describes them; a test of the server keeps the two equal. */
export const catalogue = (language: Language): Api[] => byLanguage[language] as Api[];
