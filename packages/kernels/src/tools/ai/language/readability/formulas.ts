/** Formulas of readability, each for the languages that it was made for. */

export interface Counts {
  readonly sentences: number;
  readonly words: number;
  readonly letters: number;
  readonly syllables: number;
  /** Words of three syllables or more. */
  readonly polysyllables: number;
  /** Words of one syllable. */
  readonly monosyllables: number;
  /** Words of more than six letters. */
  readonly longWords: number;
}

interface Formula {
  readonly name: string;
  /** `ease` is higher for easier texts, `grade` is in school years, `index` is higher for harder texts. */
  readonly scale: 'ease' | 'grade' | 'index';
  readonly source: string;
  readonly langs: readonly string[];
  readonly usesSyllables: boolean;
  value(counts: Counts): number;
}

const perSentence = ({ words, sentences }: Counts) => words / sentences;
const syllablesPerWord = ({ syllables, words }: Counts) => syllables / words;
const lixLanguages = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no', 'fi', 'ru'];

export const formulas: readonly Formula[] = [
  {
    name: 'Flesch reading ease',
    scale: 'ease',
    source: 'Flesch, 1948',
    langs: ['en'],
    usesSyllables: true,
    value: (counts) => 206.835 - 1.015 * perSentence(counts) - 84.6 * syllablesPerWord(counts),
  },
  {
    name: 'Flesch–Kincaid grade level',
    scale: 'grade',
    source: 'Kincaid et al., 1975',
    langs: ['en'],
    usesSyllables: true,
    value: (counts) => 0.39 * perSentence(counts) + 11.8 * syllablesPerWord(counts) - 15.59,
  },
  {
    name: 'Gunning fog',
    scale: 'grade',
    source: 'Gunning, 1952',
    langs: ['en'],
    usesSyllables: true,
    value: (counts) => 0.4 * (perSentence(counts) + (100 * counts.polysyllables) / counts.words),
  },
  {
    name: 'SMOG',
    scale: 'grade',
    source: 'McLaughlin, 1969',
    langs: ['en'],
    usesSyllables: true,
    value: ({ polysyllables, sentences }) => 1.043 * Math.sqrt((polysyllables * 30) / sentences) + 3.1291,
  },
  {
    name: 'Coleman–Liau',
    scale: 'grade',
    source: 'Coleman and Liau, 1975',
    langs: ['en'],
    usesSyllables: false,
    value: ({ letters, words, sentences }) => (0.0588 * 100 * letters - 0.296 * 100 * sentences) / words - 15.8,
  },
  {
    name: 'ARI',
    scale: 'grade',
    source: 'Senter and Smith, 1967',
    langs: ['en'],
    usesSyllables: false,
    value: (counts) => (4.71 * counts.letters) / counts.words + 0.5 * perSentence(counts) - 21.43,
  },
  {
    name: 'Kandel–Moles',
    scale: 'ease',
    source: 'Kandel and Moles, 1958',
    langs: ['fr'],
    usesSyllables: true,
    value: (counts) => 207 - 1.015 * perSentence(counts) - 73.6 * syllablesPerWord(counts),
  },
  {
    name: 'Amstad',
    scale: 'ease',
    source: 'Amstad, 1978',
    langs: ['de'],
    usesSyllables: true,
    value: (counts) => 180 - perSentence(counts) - 58.5 * syllablesPerWord(counts),
  },
  {
    name: 'Wiener Sachtextformel 1',
    scale: 'grade',
    source: 'Bamberger and Vanecek, 1984',
    langs: ['de'],
    usesSyllables: true,
    value: (counts) =>
      (19.35 * counts.polysyllables + 12.97 * counts.longWords - 3.27 * counts.monosyllables) / counts.words +
      0.1672 * perSentence(counts) -
      0.875,
  },
  {
    name: 'Fernández Huerta',
    scale: 'ease',
    source: 'Fernández Huerta, 1959',
    langs: ['es'],
    usesSyllables: true,
    value: (counts) => 206.84 - 60 * syllablesPerWord(counts) - 1.02 * perSentence(counts),
  },
  {
    name: 'Szigriszt-Pazos',
    scale: 'ease',
    source: 'Szigriszt Pazos, 1993',
    langs: ['es'],
    usesSyllables: true,
    value: (counts) => 206.835 - 62.3 * syllablesPerWord(counts) - perSentence(counts),
  },
  {
    name: 'Gulpease',
    scale: 'ease',
    source: 'Lucisano and Piemontese, 1988',
    langs: ['it'],
    usesSyllables: false,
    value: ({ letters, words, sentences }) => 89 + (300 * sentences - 10 * letters) / words,
  },
  {
    name: 'Flesch–Douma',
    scale: 'ease',
    source: 'Douma, 1960',
    langs: ['nl'],
    usesSyllables: true,
    value: (counts) => 206.84 - 0.93 * perSentence(counts) - 77 * syllablesPerWord(counts),
  },
  {
    name: 'Flesch–Martins',
    scale: 'ease',
    source: 'Martins et al., 1996',
    langs: ['pt'],
    usesSyllables: true,
    value: (counts) => 248.835 - 1.015 * perSentence(counts) - 84.6 * syllablesPerWord(counts),
  },
  {
    name: 'Oborneva',
    scale: 'ease',
    source: 'Oborneva, 2006',
    langs: ['ru'],
    usesSyllables: true,
    value: (counts) => 206.835 - 1.3 * perSentence(counts) - 60.1 * syllablesPerWord(counts),
  },
  {
    name: 'LIX',
    scale: 'index',
    source: 'Björnsson, 1968',
    langs: lixLanguages,
    usesSyllables: false,
    value: (counts) => perSentence(counts) + (100 * counts.longWords) / counts.words,
  },
  {
    name: 'RIX',
    scale: 'index',
    source: 'Anderson, 1983',
    langs: lixLanguages,
    usesSyllables: false,
    value: ({ longWords, sentences }) => longWords / sentences,
  },
];
