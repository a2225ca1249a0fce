/** Words such as articles and pronouns, which say nothing about the subject of a text. From the package stopword (MIT). */

export const stopWordLanguages = [
  'en',
  'fr',
  'ar',
  'zh',
  'es',
  'de',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'pl',
  'cs',
  'ru',
  'uk',
  'tr',
  'fa',
  'he',
  'hi',
  'id',
  'ms',
  'ja',
  'ko',
] as const;
export type StopWordLanguage = (typeof stopWordLanguages)[number];

const isKnown = (lang: string): lang is StopWordLanguage => (stopWordLanguages as readonly string[]).includes(lang);

/** The stop words of a language, in lower case; none for a language without a list. */
export async function stopWordsOf(lang: string): Promise<ReadonlySet<string>> {
  if (!isKnown(lang)) return new Set();
  const {
    ara,
    ces,
    dan,
    deu,
    eng,
    fas,
    fin,
    fra,
    heb,
    hin,
    ind,
    ita,
    jpn,
    kor,
    msa,
    nld,
    nob,
    pol,
    por,
    rus,
    spa,
    swe,
    tur,
    ukr,
    zho,
  } = await import('stopword');
  const lists: Readonly<Record<StopWordLanguage, readonly string[]>> = {
    en: eng,
    fr: fra,
    ar: ara,
    zh: zho,
    es: spa,
    de: deu,
    it: ita,
    pt: por,
    nl: nld,
    sv: swe,
    da: dan,
    no: nob,
    fi: fin,
    pl: pol,
    cs: ces,
    ru: rus,
    uk: ukr,
    tr: tur,
    fa: fas,
    he: heb,
    hi: hin,
    id: ind,
    ms: msa,
    ja: jpn,
    ko: kor,
  };
  return new Set(lists[lang].map((word) => word.toLowerCase()));
}

/** Elided words before an apostrophe in French and Italian: l’eau, dell’arte. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|un|dell?|nell?|sull?|all?|dall?)['’](?=\p{L})/iu;

/** The word as it is counted: in lower case, without what is elided before it and the English possessive. */
export function termOf(word: string, lang: string): string {
  const lower = word.normalize('NFC').toLowerCase().replaceAll('’', "'");
  if (lang === 'en') return lower.replace(/'s$/, '');
  return lang === 'fr' || lang === 'it' ? lower.replace(elision, '') : lower;
}
