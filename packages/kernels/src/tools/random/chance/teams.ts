import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { entriesOf } from '../../../random/lines.ts';
import { seeded } from '../../../random/seed.ts';

interface Input {
  readonly text: string;
  readonly by: 'teams' | 'size';
  readonly number: number;
  readonly seed?: string | undefined;
}

/** Divides a list of names into teams whose sizes differ by at most one. */
export default function teams({ text, by, number, seed: given }: Input) {
  const { entries, blank } = entriesOf(text);
  if (entries.length === 0) throw new InputFault('list_empty', { pointer: '/text' });
  const count = by === 'teams' ? number : Math.max(1, Math.round(entries.length / number));
  if (count > entries.length)
    throw new InputFault('teams_many', { pointer: '/number', values: { teams: count, entries: entries.length } });
  const { seed, random } = seeded(given);
  const drawn = Array.from({ length: count }, (_, at) => ({ team: at + 1, members: [] as string[] }));
  for (const [at, name] of random.shuffled(entries).entries()) drawn[at % count]?.members.push(name);
  const notes: Note[] = [];
  if (blank > 0) notes.push({ code: 'blank_lines', pointer: '/text', values: { count: blank } });
  if (entries.length % count > 0) notes.push({ code: 'sizes_differ', pointer: '/teams' });
  return { teams: drawn, people: entries.length, seed, notes };
}
