import type { Note } from '../../../faults/note.ts';
import { findPersonalData } from './personal/find.ts';
import type { Find } from './personal/kind.ts';

interface Input {
  readonly text: string;
  readonly style: 'label' | 'numbered' | 'stars';
  readonly country?: string | undefined;
}

/** The text with personal data replaced, and what was found. */
export default async function maskPersonalData({ text, style, country }: Input) {
  const finds = await findPersonalData(text, country);
  const replacements = replacementsOf(finds, style);
  let masked = '';
  let end = 0;
  finds.forEach(({ offset, text: found }, at) => {
    masked += text.slice(end, offset) + (replacements[at] ?? '');
    end = offset + found.length;
  });
  const notes: Note[] = [{ code: 'can_miss', pointer: '/text' }];
  if (country === undefined) notes.push({ code: 'no_country', pointer: '/country' });
  return {
    text: masked + text.slice(end),
    count: finds.length,
    finds: finds.map(({ kind, offset, text: found }, at) => ({
      kind,
      text: found,
      offset,
      length: found.length,
      replacement: replacements[at] ?? '',
    })),
    notes,
  };
}

/** The same value has the same number. Stars keep the length and what is between letters and digits. */
function replacementsOf(finds: readonly Find[], style: Input['style']): string[] {
  if (style === 'stars') return finds.map(({ text }) => text.replaceAll(/[\p{L}\p{N}]/gu, '*'));
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  return finds.map(({ kind, text }) => {
    const label = kind.toUpperCase();
    if (style === 'label') return `[${label}]`;
    const key = `${kind} ${text.toLowerCase().replaceAll(/[\s.()-]/g, '')}`;
    const number = numbers.get(key) ?? (counts.get(kind) ?? 0) + 1;
    if (!numbers.has(key)) counts.set(kind, number);
    numbers.set(key, number);
    return `[${label}_${number}]`;
  });
}
