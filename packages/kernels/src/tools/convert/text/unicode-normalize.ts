import type { Note } from '../../../faults/note.ts';
import { withoutInvisible } from './words/invisible.ts';

export const forms = ['none', 'NFC', 'NFD', 'NFKC', 'NFKD'] as const;

interface Input {
  readonly text: string;
  readonly form: (typeof forms)[number];
  readonly stripMarks: boolean;
  readonly removeInvisible: boolean;
  readonly straightQuotes: boolean;
  readonly plainSpaces: boolean;
}

const straight = new Map(
  Object.entries({
    '‘': "'",
    '’': "'",
    '‚': "'",
    '‛': "'",
    '′': "'",
    ʼ: "'",
    '‹': "'",
    '›': "'",
    '“': '"',
    '”': '"',
    '„': '"',
    '‟': '"',
    '″': '"',
    '«': '"',
    '»': '"',
  }),
);

/** Normalises a text (UAX #15) and notes what changed. */
export default function unicodeNormalize(input: Input) {
  const notes: Note[] = [];
  let { text } = input;
  const note = (code: string, count: number) => {
    if (count > 0) notes.push({ code, pointer: '/text', values: { count } });
  };
  if (input.removeInvisible) {
    const cleaned = withoutInvisible(text);
    note('invisible_removed', cleaned.count);
    ({ text } = cleaned);
  }
  if (input.plainSpaces) {
    const spaces = /(?! )\p{Zs}/gu;
    note('spaces_replaced', text.match(spaces)?.length ?? 0);
    text = text.replaceAll(spaces, ' ');
  }
  if (input.straightQuotes) {
    let count = 0;
    text = text.replaceAll(/\P{ASCII}/gu, (character) => {
      const replaced = straight.get(character);
      if (replaced !== undefined) count += 1;
      return replaced ?? character;
    });
    note('quotes_replaced', count);
  }
  if (input.stripMarks) {
    const decomposed = text.normalize('NFD');
    note('marks_removed', decomposed.match(/\p{Mn}/gu)?.length ?? 0);
    text = decomposed.replaceAll(/\p{Mn}/gu, '').normalize('NFC');
  }
  if (input.form !== 'none') {
    const normalised = text.normalize(input.form);
    if (normalised !== text) notes.push({ code: 'normalised', pointer: '/text', values: { form: input.form } });
    text = normalised;
  }
  if (text === input.text) notes.push({ code: 'unchanged', pointer: '/text' });
  return {
    text,
    before: Array.from(input.text).length,
    after: Array.from(text).length,
    notes,
  };
}
