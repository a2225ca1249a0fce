/** The main scripts of a text, by Unicode's property Script. */

const scripts = [
  'Latin',
  'Arabic',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Cyrillic',
  'Greek',
  'Hebrew',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Tibetan',
  'Georgian',
  'Armenian',
  'Ethiopic',
  'Sinhala',
  'Mongolian',
];
const patterns = scripts.map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, 'gu') }));

interface ScriptShare {
  readonly script: string;
  readonly letters: number;
  /** Share of all letters, from 0 to 1. */
  readonly share: number;
}

/** The scripts of the letters, the most frequent first. */
export function scriptsOf(text: string): ScriptShare[] {
  const letters = text.match(/\p{L}/gu) ?? [];
  const joined = letters.join('');
  return patterns
    .map(({ script, pattern }) => ({ script, letters: joined.match(pattern)?.length ?? 0 }))
    .filter(({ letters: count }) => count > 0)
    .toSorted((a, b) => b.letters - a.letters)
    .map(({ script, letters: count }) => ({
      script,
      letters: count,
      share: Math.round((count / letters.length) * 1000) / 1000,
    }));
}
