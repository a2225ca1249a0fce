import { sentenceCase } from './words.ts';

/** What a new part is called, in the product's languages. */
export interface Titles {
  readonly en: string;
  readonly fr: string;
  readonly ar: string;
  readonly ch: string;
}

/** The given titles; English comes from the name, the others say only what kind of thing it is. */
export function titlesOf(name: string, given: Partial<Titles>, kind: Omit<Titles, 'en'>): Titles {
  return { en: sentenceCase(name), ...kind, ...given };
}
