import type { Notes } from './notes.ts';
import { ExactNumber, fitsDouble, Moment, type Table, type Value } from './value.ts';

const int64Max = 2n ** 63n - 1n;

/** Writes TOML 1.0. Within a table, plain values come first, as TOML demands. */
export function writeToml(value: Value, notes: Notes): string {
  const lines: string[] = [];
  if (value instanceof Map) {
    writeTable(value, []);
  } else {
    notes.add('root', 'TOML is a table at its top; the value stands under the key "value".');
    writeTable(new Map([['value', value]]), []);
  }
  return lines.length === 0 ? '' : `${lines.join('\n').replace(/^\n/, '')}\n`;

  function writeTable(table: Table, path: readonly string[]): void {
    const later: [string, Table | Table[]][] = [];
    for (const [key, member] of table) {
      if (member instanceof Map) later.push([key, member]);
      else if (isTableList(member)) later.push([key, member]);
      else {
        notes.enter(key);
        const written = inline(member);
        notes.leave();
        if (written !== null) lines.push(`${keyText(key, notes)} = ${written}`);
      }
    }
    for (const [key, member] of later) {
      const inner = [...path, keyText(key, notes)];
      notes.enter(key);
      if (member instanceof Map) {
        // A table that only holds tables needs no line of its own.
        if (member.size === 0 || ![...member.values()].every((each) => each instanceof Map || isTableList(each))) lines.push('', `[${inner.join('.')}]`);
        writeTable(member, inner);
      } else {
        member.forEach((each, at) => {
          lines.push('', `[[${inner.join('.')}]]`);
          notes.enter(at);
          writeTable(each, inner);
          notes.leave();
        });
      }
      notes.leave();
    }
  }

  /** A value on one line; null where TOML has none. */
  function inline(item: Value): string | null {
    if (item === null) {
      notes.add('null', 'TOML has no null; it is left out.');
      return null;
    }
    if (typeof item === 'boolean') return String(item);
    if (typeof item === 'string') return stringText(item, notes);
    if (item instanceof ExactNumber) return numberText(item, notes);
    if (item instanceof Moment) return item.text;
    const parts: string[] = [];
    for (const [key, member] of item.entries()) {
      notes.enter(key);
      const written = inline(member);
      notes.leave();
      if (written !== null) parts.push(typeof key === 'number' ? written : `${keyText(key, notes)} = ${written}`);
    }
    if (item instanceof Map) return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
    return `[${parts.join(', ')}]`;
  }
}

function isTableList(value: Value): value is Table[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof Map);
}

function keyText(key: string, notes: Notes): string {
  return /^[A-Za-z0-9_-]+$/.test(key) ? key : quoted(key, notes);
}

function stringText(text: string, notes: Notes): string {
  if (!text.includes('\n')) return quoted(text, notes);
  return `"""\n${text.split('\n').map((line) => quoted(line, notes).slice(1, -1)).join('\n')}"""`;
}

/** JSON's escapes are TOML's too, but for DEL and half surrogate pairs. */
function quoted(text: string, notes: Notes): string {
  if (!text.isWellFormed()) notes.add('character', 'Half a surrogate pair cannot be written in TOML; U+FFFD stands in its place.');
  return JSON.stringify(text.toWellFormed()).replaceAll('\u007f', '\\u007f');
}

function numberText({ text, isFinite, isInteger }: ExactNumber, notes: Notes): string {
  if (!isFinite) return text;
  if (text === '-0') return '-0.0';
  if (isInteger) {
    const integer = BigInt(text);
    if (integer <= int64Max && integer >= -int64Max - 1n) return text;
    notes.add('integer', 'TOML’s integers have 64 bits; this one is written as text.');
    return JSON.stringify(text);
  }
  if (!Number.isFinite(Number(text))) {
    notes.add('range', 'TOML’s numbers are doubles; this one is larger and written as text.');
    return JSON.stringify(text);
  }
  if (!fitsDouble(text)) notes.add('precision', 'TOML’s numbers are doubles: the digits are all written, but readers may round them.');
  return text;
}
