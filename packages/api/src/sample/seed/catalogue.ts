import type { Api, Language } from '../../contract/hub.ts';
import arabic from './catalogue.ar.json' with { type: 'json' };
import english from './catalogue.en.json' with { type: 'json' };

/** The built-in tools as the server describes them; a test of the server keeps the two alike. */
export function catalogue(language: Language): Api[] {
  return (language === 'ar' ? arabic : english) as Api[];
}
