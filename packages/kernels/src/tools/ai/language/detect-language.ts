import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { candidatesOf } from './text/detect.ts';
import { scriptsOf } from './text/script.ts';

interface Input {
  readonly text: string;
  readonly count: number;
}

/** Fewer letters are rarely enough. */
const lettersMin = 20;

/** The likeliest languages of a text and its scripts. */
export default async function detectLanguage({ text, count }: Input) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) throw new InputFault('no_letters', { pointer: '/text' });
  const { candidates, isReliable } = await candidatesOf(text);
  const notes: Note[] = [];
  if (candidates.length === 0) notes.push({ code: 'unknown_language', pointer: '/lang' });
  else if (letters < lettersMin && !isReliable)
    notes.push({ code: 'short_text', pointer: '/text', values: { letters } });
  else if (!isReliable) notes.push({ code: 'unreliable', pointer: '/lang' });
  return {
    lang: candidates[0]?.lang ?? null,
    isReliable,
    candidates: candidates.slice(0, count),
    scripts: scriptsOf(text),
    notes,
  };
}
