import type { Notes } from '../notes.ts';
import { Output } from '../output.ts';
import { ExactNumber, fitsDouble, Moment, type Table, type Value } from '../value.ts';

const int64Max = 2n ** 63n - 1n;
/** Integers of so few characters always fit: the largest has 19 digits. */
const alwaysInt64Length = 18;

/** Writes TOML 1.0. Within a table, plain values come first, as TOML demands. @throws Fault when it would be too large */
export function writeToml(value: Value, notes: Notes): string {
  const out = new Output();
  let isFirstLine = true;
  if (value instanceof Map) {
    writeTable(value, []);
  } else {
    notes.add('root', 'data.note.toml.root');
    writeTable(new Map([['value', value]]), []);
  }
  return out.toString();

  function writeTable(table: Table, path: readonly string[]): void {
    const later: [string, Table | Table[]][] = [];
    for (const [key, member] of table) {
      if (member instanceof Map) later.push([key, member]);
      else if (isTableList(member)) later.push([key, member]);
      else {
        const name = member === null ? '' : keyText(key, notes);
        notes.enter(key);
        if (member === null) noteNull();
        else {
          out.write(`${name} = `);
          writeInline(member);
          out.write('\n');
          isFirstLine = false;
        }
        notes.leave();
      }
    }
    for (const [key, member] of later) {
      const inner = [...path, keyText(key, notes)];
      notes.enter(key);
      if (member instanceof Map) {
        // A table that contains only tables needs no header.
        if (member.size === 0 || ![...member.values()].every((each) => each instanceof Map || isTableList(each)))
          writeHeader('[', inner, ']');
        writeTable(member, inner);
      } else {
        member.forEach((each, at) => {
          writeHeader('[[', inner, ']]');
          notes.enter(at);
          writeTable(each, inner);
          notes.leave();
        });
      }
      notes.leave();
    }
  }

  function writeHeader(left: string, path: readonly string[], right: string): void {
    out.write(isFirstLine ? left : `\n${left}`);
    isFirstLine = false;
    // Not joined: every level may have a long key.
    path.forEach((part, at) => {
      if (at > 0) out.write('.');
      out.write(part);
    });
    out.write(`${right}\n`);
  }

  /** A value on one line, without nulls. */
  function writeInline(item: Exclude<Value, null>): void {
    if (typeof item === 'boolean') return out.write(String(item));
    if (typeof item === 'string') return out.write(stringText(item, notes));
    if (item instanceof ExactNumber) return out.write(numberText(item, notes));
    if (item instanceof Moment) return out.write(item.text);
    const [left, right] = item instanceof Map ? ['{ ', ' }'] : ['[', ']'];
    let before = left;
    for (const [key, member] of item.entries()) {
      const name = typeof key === 'number' || member === null ? '' : `${keyText(key, notes)} = `;
      notes.enter(key);
      if (member === null) noteNull();
      else {
        out.write(before + name);
        writeInline(member);
        before = ', ';
      }
      notes.leave();
    }
    if (before === left) out.write(item instanceof Map ? '{}' : '[]');
    else out.write(right);
  }

  function noteNull(): void {
    notes.add('null', 'data.note.toml.null');
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
  return `"""\n${text
    .split('\n')
    .map((line) => quoted(line, notes).slice(1, -1))
    .join('\n')}"""`;
}

/** TOML uses JSON's escapes, except for DEL and half surrogate pairs. */
function quoted(text: string, notes: Notes): string {
  if (!text.isWellFormed()) notes.add('character', 'data.note.toml.character');
  return JSON.stringify(text.toWellFormed()).replaceAll('\u007f', '\\u007f');
}

function numberText({ text, isFinite, isInteger }: ExactNumber, notes: Notes): string {
  if (!isFinite) return text;
  if (text === '-0') {
    notes.add('number', 'data.note.toml.negativeZero');
    return '0';
  }
  if (isInteger) {
    if (text.length <= alwaysInt64Length) return text;
    // Parsing a million digits is slow, and more than 20 characters never fit.
    const integer = text.length > 20 ? null : BigInt(text);
    if (integer !== null && integer <= int64Max && integer >= -int64Max - 1n) return text;
    notes.add('integer', 'data.note.toml.integer');
    return JSON.stringify(text);
  }
  if (!Number.isFinite(Number(text))) {
    notes.add('range', 'data.note.toml.range');
    return JSON.stringify(text);
  }
  if (!fitsDouble(text)) notes.add('precision', 'data.note.toml.precision');
  return text;
}
