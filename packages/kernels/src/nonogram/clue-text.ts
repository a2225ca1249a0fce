import { InputFault } from '../faults/input-fault.ts';

/**
 * Clues from a text with one line for each row or column: `3 1`. A line of 0 or a blank line between others is one
 * without filled cells.
 */
export function cluesIn(text: string, pointer: string): number[][] {
  const lines = text.replace(/\s+$/, '').split('\n');
  let offset = 0;
  return lines.map((line) => {
    const wrong = line.search(/[^0-9,;\s]/u);
    if (wrong !== -1) {
      const character = String.fromCodePoint(line.codePointAt(wrong) ?? 0);
      throw new InputFault('clue_syntax', { pointer, values: { character }, in: { text, offset: offset + wrong } });
    }
    offset += line.length + 1;
    return (line.match(/\d+/g) ?? []).map(Number).filter((length) => length > 0);
  });
}
