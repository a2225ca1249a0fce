import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { entriesOf } from '../../../random/lines.ts';
import { seeded } from '../../../random/seed.ts';

interface Input {
  readonly text: string;
  readonly seed?: string | undefined;
}

/** The lines of a text in random order, each order equally likely. */
export default function shuffle({ text, seed: given }: Input) {
  const { entries, blank } = entriesOf(text);
  if (entries.length === 0) throw new InputFault('list_empty', { pointer: '/text' });
  const { seed, random } = seeded(given);
  const notes: Note[] = blank > 0 ? [{ code: 'blank_lines', pointer: '/text', values: { count: blank } }] : [];
  return { text: random.shuffled(entries).join('\n'), entries: entries.length, seed, notes };
}
