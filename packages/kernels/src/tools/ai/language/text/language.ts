import type { Note } from '../../../../faults/note.ts';
import { detect } from './detect.ts';

interface Language {
  /** ISO 639-1, or `und` if it is unknown. */
  readonly lang: string;
  readonly notes: Note[];
}

/** The language that is given, or the one that the text seems to be in, which is noted. */
export async function languageOf(text: string, lang: string): Promise<Language> {
  if (lang !== 'auto') return { lang, notes: [] };
  const found = await detect(text);
  return found === null
    ? { lang: 'und', notes: [{ code: 'language_unknown', pointer: '/lang' }] }
    : { lang: found, notes: [{ code: 'language_detected', pointer: '/lang', values: { lang: found } }] };
}
