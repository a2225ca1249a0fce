import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { compilePattern } from './regex/compile.ts';
import { explain } from './regex/explain.ts';
import { placesIn } from './regex/places.ts';
import { readReplacement } from './regex/replacement.ts';

interface Input {
  readonly pattern: string;
  readonly text: string;
  readonly replacement?: string | undefined;
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}

const matchesMax = 1000;
const groupsMax = 30;
const partsMax = 300;
const replacedMax = 2_000_000;

interface Match {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly groups: readonly {
    readonly number: number;
    readonly name: string | null;
    readonly text: string | null;
    readonly start: number | null;
    readonly end: number | null;
  }[];
}

/** Matches a pattern in linear time, explains it, and shows the text with replacements. */
export default function regex({ pattern, text, replacement, ignoreCase, multiline, dotAll }: Input) {
  const flags = { ignoreCase, multiline, dotAll };
  const compiled = compilePattern(pattern, { pointer: '/pattern', textLength: text.length, ...flags });
  const groupCount = compiled.groupCount();
  if (groupCount > groupsMax)
    throw new InputFault('too_many_groups', { pointer: '/pattern', values: { max: groupsMax } });
  const numbers = compiled.namedGroups() as Readonly<Record<string, number>>;
  const nameOf = new Map(Object.entries(numbers).map(([name, number]) => [number, name]));
  const template = replacement === undefined ? null : readReplacement(replacement, groupCount, numbers);

  const placeOf = placesIn(text);
  const matcher = compiled.matcher(text);
  const matches: Match[] = [];
  let count = 0;
  let replaced = '';
  let end = 0;
  while (matcher.find()) {
    count += 1;
    const start = matcher.start();
    if (matches.length < matchesMax) {
      const groups = Array.from({ length: groupCount }, (_, at) => {
        const found = matcher.group(at + 1);
        return {
          number: at + 1,
          name: nameOf.get(at + 1) ?? null,
          text: found,
          start: found === null ? null : matcher.start(at + 1),
          end: found === null ? null : matcher.end(at + 1),
        };
      });
      matches.push({ text: matcher.group() ?? '', start, end: matcher.end(), ...placeOf(start), groups });
    }
    if (template === null) continue;
    replaced += text.slice(end, start);
    for (const part of template) replaced += typeof part === 'string' ? part : (matcher.group(part) ?? '');
    end = matcher.end();
    if (replaced.length > replacedMax) throw new InputFault('replacement_too_long', { pointer: '/replacement' });
  }

  const explained = explain(pattern, flags);
  const notes: Note[] = explained
    .slice(0, partsMax)
    .map(({ code, values }, at) => ({ code, values, pointer: `/parts/${at}` }));
  if (explained.length > partsMax) notes.unshift({ code: 'more_parts', values: { max: partsMax }, pointer: '/parts' });
  if (count > matches.length) notes.unshift({ code: 'more_matches', values: { max: matchesMax }, pointer: '/matches' });
  return {
    count,
    matches,
    ...(template !== null && { replaced: replaced + text.slice(end) }),
    parts: explained
      .slice(0, partsMax)
      .map(({ pattern: part, offset, depth, code }) => ({ pattern: part, offset, depth, code })),
    notes,
  };
}
