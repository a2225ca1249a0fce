import { writeJsonTo } from './json.ts';
import type { Notes } from './notes.ts';
import { Output } from './output.ts';
import { ExactNumber, type Scalar, type Value, withoutEnd } from './value.ts';
import { kindIn } from './words.ts';

/** Words that YAML 1.1 or 1.2 doesn't read as text. */
const reserved = /^(?:y|yes|n|no|true|false|on|off|null|nan|inf)$/i;
/** Text that is safe without quotes in every reader. */
const plain = /^[\p{L}_](?:[\p{L}\p{M}\p{N}_./@+()&%$,;!?*=-]| (?=[^\s#]))*$/u;
/** Not printable, or a line break in some version: must be escaped. */
const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Writes YAML 1.2 that YAML 1.1 parsers read the same way. With an indent of 0 on one line, like JSON. */
export function writeYaml(value: Value, indent: number, notes: Notes): string {
  const out = new Output();
  if (indent === 0) {
    writeJsonTo(out, value, 0, notes, (item) => (typeof item === 'string' ? JSON.stringify(item) : scalarOf(item)));
    out.write('\n');
    return out.toString().replace(unprintable, escape);
  }
  const step = ' '.repeat(indent);
  writeBlock(value, '', true);
  out.write('\n');
  return out.toString();

  /** @param isInline the first entry continues the current line: after a dash, or at the top */
  function writeBlock(item: Value, margin: string, isInline: boolean): void {
    if (!isCollection(item)) return writeScalar(item, margin);
    if (isEmpty(item)) return out.write(item instanceof Map ? '{}' : '[]');
    let line = isInline ? '' : `\n${margin}`;
    for (const [key, member] of item.entries()) {
      notes.enter(key);
      out.write(line);
      if (typeof key === 'string') writeEntry(key, member, margin);
      else {
        out.write('- ');
        writeBlock(member, `${margin}  `, true);
      }
      line = `\n${margin}`;
      notes.leave();
    }
  }

  function writeEntry(key: string, member: Value, margin: string): void {
    const name = text(key);
    const gap = isCollection(member) && !isEmpty(member) ? '' : ' ';
    // A key over 1024 characters must be marked as one (YAML 1.2.2, section 7.4).
    out.write(name.length > 1000 ? `? ${name}\n${margin}:${gap}` : `${name}:${gap}`);
    writeBlock(member, margin + step, false);
  }

  function writeScalar(item: Scalar, margin: string): void {
    if (typeof item === 'string' && isParagraph(item)) writeParagraph(item, margin === '' ? step : margin);
    else out.write(scalarOf(item));
  }

  function scalarOf(item: Scalar): string {
    if (typeof item === 'string') return text(item);
    if (item === null || typeof item === 'boolean') return String(item);
    if (item instanceof ExactNumber) return item.isFinite ? item.text : item.text.replace(/inf|nan/, '.$&');
    if (item.kind === 'local time') notes.add('date', 'data.note.yaml.time');
    else if (item.isLeapSecond)
      notes.add('date', 'data.note.yaml.leapSecond', () => ({ kind: kindIn(notes.words, item) }));
    else return item.text;
    return JSON.stringify(item.text);
  }

  function writeParagraph(value: string, margin: string): void {
    const breaks = value.length - withoutEnd(value, '\n').length;
    out.write(breaks === 0 ? '|-' : breaks === 1 ? '|' : '|+');
    for (const line of value.replace(/\n$/, '').split('\n')) out.write(line === '' ? '\n' : `\n${margin}${line}`);
  }
}

function isEmpty(value: Value[] | Map<string, Value>): boolean {
  return (value instanceof Map ? value.size : value.length) === 0;
}

function isCollection(value: Value): value is Value[] | Map<string, Value> {
  return Array.isArray(value) || value instanceof Map;
}

function text(value: string): string {
  if (plain.test(value) && !reserved.test(value)) return value;
  return JSON.stringify(value).replace(unprintable, escape);
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Multi-line text that a literal block preserves exactly. */
function isParagraph(value: string): boolean {
  return (
    /^\S[^\n]*\n/.test(value) &&
    !/[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u.test(value.replaceAll('\n', '')) &&
    !/ (?:\n|$)/.test(value)
  );
}
