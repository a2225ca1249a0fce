/** Files of environment variables, with the rules of dotenv. */
import { InputFault } from '../faults/input-fault.ts';
import type { Notes } from '../json/notes.ts';
import { stepOf } from '../json/pointer.ts';
import type { JsonObject } from '../json/value.ts';
import { textOf } from './flat.ts';

const assignment =
  /[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*(?:=|:(?=[ \t]))[ \t]*(?:'((?:\\'|[^'])*)'|"((?:\\"|[^"])*)"|`((?:\\`|[^`])*)`|([^#\n]*))[ \t]*(#[^\n]*)?(?:\n|$)/y;
const blankOrComment = /[ \t]*(#[^\n]*)?(?:\n|$)/y;

/** Every value is text. Of a repeated name, the last value is used. References such as `$HOME` stay. */
export function readEnv(source: string, pointer: string, notes: Notes): JsonObject {
  const result: JsonObject = new Map();
  const text = source.replace(/^\ufeff/, ' ').replaceAll(/\r\n?/g, '\n');
  for (let at = 0; at < text.length;) {
    const blank = matchAt(blankOrComment, text, at);
    if (blank !== null) {
      if (blank[1] !== undefined) notes.add('comments');
      at += blank[0].length;
      continue;
    }
    const found = matchAt(assignment, text, at);
    if (found === null) throw new InputFault('env_line', { pointer, in: { text, offset: at } });
    const [whole, name = '', single, double, backtick, plain = '', comment] = found;
    if (comment !== undefined) notes.add('comments');
    if (result.has(name)) notes.add('duplicate_key', stepOf(name));
    if (/^["'`]/.test(plain)) notes.add('quote_open', stepOf(name));
    const expanded = (double ?? plain.trim()).replaceAll('\\n', '\n').replaceAll('\\r', '\r');
    const isExpanded = double !== undefined || plain.startsWith('"');
    const value = single ?? backtick ?? (isExpanded ? expanded : plain.trim());
    if (single === undefined && /\$(?:\w|\{)/.test(value)) notes.add('reference', stepOf(name));
    result.set(name, value);
    at += whole.length;
  }
  return result;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A line for each member. Objects and lists are written as JSON. */
export function writeEnv(object: JsonObject, notes: Notes): string {
  let out = '';
  for (const [name, value] of object) {
    if (!/^[\w.-]+$/.test(name)) throw new InputFault('env_name', { pointer: '/text', values: { name } });
    const text = textOf(value, notes, stepOf(name));
    out += `${name}=${/^[\w./:@%+,-]*$/.test(text) ? text : quoted(text, name)}\n`;
  }
  return out;
}

/** The text in the first kind of quotes that leaves it unchanged. */
function quoted(text: string, name: string): string {
  const hasReturn = text.includes('\r');
  if (!hasReturn && !text.includes("'")) return `'${text}'`;
  if (!text.includes('"') && !/\\[nr]/.test(text)) return `"${text.replaceAll('\r', '\\r').replaceAll('\n', '\\n')}"`;
  if (!hasReturn && !text.includes('`')) return `\`${text}\``;
  throw new InputFault('env_quotes', { pointer: '/text', values: { name } });
}
