/** Replacements in JavaScript's syntax: `$1`, `$<name>` or `${name}`, `$&` and `$$`. */
import { InputFault } from '../../../../faults/input-fault.ts';

/** A text as it is, or the number of a group. */
type ReplacementPart = string | number;

export function readReplacement(
  text: string,
  groupCount: number,
  numbers: Readonly<Record<string, number>>,
): ReplacementPart[] {
  const parts: ReplacementPart[] = [];
  let end = 0;
  for (const found of text.matchAll(/\$(?:(\$)|(&)|(\d{1,2})|<(\w+)>|\{(\w+)\})/g)) {
    const [whole, dollar, , digits, ...names] = found;
    parts.push(text.slice(end, found.index));
    end = found.index + whole.length;
    if (dollar !== undefined) {
      parts.push('$');
      continue;
    }
    const name = names.find((each) => each !== undefined) ?? digits ?? '0';
    if (digits?.length === 2 && Number(digits) > groupCount && Number(digits.charAt(0)) <= groupCount) {
      parts.push(Number(digits.charAt(0)), digits.charAt(1));
      continue;
    }
    const number = /^\d+$/.test(name) ? Number(name) : numbers[name];
    if (number === undefined || number > groupCount)
      throw new InputFault('unknown_group', {
        pointer: '/replacement',
        values: { name },
        in: { text, offset: found.index },
      });
    parts.push(number);
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== '');
}
