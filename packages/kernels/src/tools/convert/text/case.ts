import type { Note } from '../../../faults/note.ts';
import { localeOf } from './words/locale.ts';
import { splitWords } from './words/split.ts';

export const cases = [
  'camel',
  'pascal',
  'snake',
  'kebab',
  'constant',
  'dot',
  'path',
  'train',
  'title',
  'sentence',
  'upper',
  'lower',
  'swap',
] as const;
type Case = (typeof cases)[number];

interface Input {
  readonly text: string;
  readonly format: Case;
  readonly locale: string;
}

interface Identifier {
  readonly separator: string;
  readonly first: 'lower' | 'upper' | 'capital';
  readonly rest: 'lower' | 'upper' | 'capital';
}

const identifiers: Readonly<Partial<Record<Case, Identifier>>> = {
  camel: { separator: '', first: 'lower', rest: 'capital' },
  pascal: { separator: '', first: 'capital', rest: 'capital' },
  snake: { separator: '_', first: 'lower', rest: 'lower' },
  kebab: { separator: '-', first: 'lower', rest: 'lower' },
  constant: { separator: '_', first: 'upper', rest: 'upper' },
  dot: { separator: '.', first: 'lower', rest: 'lower' },
  path: { separator: '/', first: 'lower', rest: 'lower' },
  train: { separator: '-', first: 'capital', rest: 'capital' },
};

/** Changes the case of a text, or makes an identifier of each line. */
export default function changeCase({ text, format, locale: given }: Input) {
  const locale = localeOf(given);
  const notes: Note[] = [];
  const identifier = identifiers[format];
  if (identifier === undefined) return { text: cased(text, format, locale), notes };
  const lines = text.split(/(\r\n|\r|\n)/);
  const result = lines.map((line, at) => (at % 2 === 1 ? line : identify(line, identifier, locale))).join('');
  if (identifier.separator === '' && lines.some(hasCaselessBoundary)) notes.push({ code: 'no_case' });
  return { text: result, notes };
}

function identify(line: string, { separator, first, rest }: Identifier, locale: string): string {
  const write = {
    lower: (word: string) => word.toLocaleLowerCase(locale),
    upper: (word: string) => word.toLocaleUpperCase(locale),
    capital: (word: string) => capitalised(word, locale),
  };
  return splitWords(line)
    .map((word, at) => write[at === 0 ? first : rest](word))
    .join(separator);
}

/** Whether a word after the first has no upper case, so that the boundary before it is lost. */
const hasCaselessBoundary = (line: string): boolean =>
  splitWords(line)
    .slice(1)
    .some((word) => /^\p{Lo}/u.test(word));

function cased(text: string, format: Case, locale: string): string {
  const lower = () => text.toLocaleLowerCase(locale);
  switch (format) {
    case 'upper':
      return text.toLocaleUpperCase(locale);
    case 'title':
      return lower().replaceAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu, (word) => capitalised(word, locale));
    case 'sentence':
      return sentences(lower(), locale);
    case 'swap':
      return Array.from(text, (character) => {
        const upper = character.toLocaleUpperCase(locale);
        return upper === character ? character.toLocaleLowerCase(locale) : upper;
      }).join('');
    default:
      return lower();
  }
}

/** A capital at the start of each sentence and line. A full stop ends a sentence only before white space. */
function sentences(text: string, locale: string): string {
  let isStart = true;
  return text.replaceAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*|[.!?…؟]["'”’»)\]]*(?=\s)|[。！？\r\n]/gu, (part) => {
    if (!/^[\p{L}\p{N}]/u.test(part)) {
      isStart = true;
      return part;
    }
    const written = isStart ? capitalised(part, locale) : part;
    isStart = false;
    return written;
  });
}

const titleForms = new Map([
  ['ǆ', 'ǅ'],
  ['ǉ', 'ǈ'],
  ['ǌ', 'ǋ'],
  ['ǳ', 'ǲ'],
  ['ß', 'Ss'],
  ['ﬁ', 'Fi'],
  ['ﬂ', 'Fl'],
  ['ﬀ', 'Ff'],
]);

function capitalised(word: string, locale: string): string {
  const lower = word.toLocaleLowerCase(locale);
  if (/^nl\b/.test(locale) && lower.startsWith('ij')) return `IJ${lower.slice(2)}`;
  const [first = ''] = lower;
  return `${titleForms.get(first) ?? first.toLocaleUpperCase(locale)}${lower.slice(first.length)}`;
}
