import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';
import type { QueryStyle } from './style.ts';
import { depthMax } from './style.ts';

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
type Branch = { readonly members: Map<string, Node> };
type Node = { readonly values: Value[] } | Branch;

const parametersMax = 10_000;
/** Maximum number of notes: further ones add no information. */
const notesMax = 1000;

/** The query string, or that of a URL, as an object. */
export function readQuery(text: string, style: QueryStyle & { readonly types: boolean }, notes: Note[]) {
  const pieces = queryOf(text)
    .split('&')
    .filter((piece) => piece !== '');
  if (pieces.length > parametersMax)
    throw new InputFault('too_many', { pointer: '/text', values: { max: parametersMax } });
  const root: Branch = { members: new Map() };
  for (const piece of pieces) {
    const at = piece.indexOf('=');
    const name = decode(at === -1 ? piece : piece.slice(0, at), notes);
    if (at === -1 && notes.length < notesMax) notes.push({ code: 'no_equals', values: { name } });
    const value = at === -1 ? '' : piece.slice(at + 1);
    const parts = style.arrays === 'comma' && value.includes(',') ? value.split(',') : [value];
    for (const part of parts) add(root, pathOf(name, style), convert(decode(part, notes), style.types), name);
  }
  return { value: valueOf(root, '', notes), parameters: pieces.length };
}

function queryOf(text: string): string {
  const isUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(text) || text.startsWith('/');
  const query = isUrl ? (text.split('?', 2)[1] === undefined ? '' : text.slice(text.indexOf('?') + 1)) : text;
  return (isUrl ? (query.split('#', 1)[0] ?? '') : query).replace(/^\?/, '');
}

function decode(escaped: string, notes: Note[]): string {
  const spaced = escaped.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    if (notes.length < notesMax) notes.push({ code: 'bad_escape', values: { text: escaped.slice(0, 100) } });
    return spaced;
  }
}

function pathOf(name: string, { nesting }: QueryStyle): string[] {
  const [, first = '', rest = ''] = /^([^[]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  const keys = first === '' ? [name] : [first, ...Array.from(rest.matchAll(/\[([^\]]*)\]/g), ([, key = '']) => key)];
  const path =
    nesting === 'dots' ? keys.flatMap((key) => (/^[^.]+(?:\.[^.]+)+$/.test(key) ? key.split('.') : [key])) : keys;
  if (path.length > depthMax) throw new InputFault('too_deep', { pointer: '/text', values: { max: depthMax } });
  return path;
}

function convert(text: string, types: boolean): Value {
  if (!types) return text;
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null') return null;
  // Only numbers that are written back in the same way: no 007, 1e3 or digits beyond the precision.
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) && String(Number(text)) === text ? Number(text) : text;
}

function add(root: Branch, path: readonly string[], value: Value, name: string): void {
  let node = root;
  path.forEach((given, depth) => {
    const key = given === '' && depth > 0 ? freeIndex(node) : given;
    const found = node.members.get(key);
    const isLast = depth === path.length - 1;
    if (found !== undefined && 'values' in found !== isLast)
      throw new InputFault('conflict', { pointer: '/text', values: { name } });
    if (isLast) {
      if (found !== undefined && 'values' in found) found.values.push(value);
      else node.members.set(key, { values: [value] });
      return;
    }
    const next: Branch = found !== undefined && 'members' in found ? found : { members: new Map() };
    node.members.set(key, next);
    node = next;
  });
}

/** The next index for `[]`, also after indices that do not begin at 0. */
function freeIndex({ members }: Branch): string {
  let index = members.size;
  while (members.has(String(index))) index += 1;
  return String(index);
}

function valueOf(node: Node, pointer: string, notes: Note[]): Value {
  if ('values' in node) return node.values.length === 1 ? (node.values[0] ?? null) : node.values;
  const entries = Array.from(node.members);
  const isList = pointer !== '' && entries.length > 0 && entries.every(([key]) => /^(?:0|[1-9]\d{0,8})$/.test(key));
  if (!isList) {
    return Object.fromEntries(
      entries.map(([key, member]) => [
        key,
        valueOf(member, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, notes),
      ]),
    );
  }
  entries.sort(([one], [other]) => Number(one) - Number(other));
  if (Number(entries.at(-1)?.[0]) >= entries.length) notes.push({ code: 'gaps_closed', pointer });
  return entries.map(([, member], at) => valueOf(member, `${pointer}/${at}`, notes));
}
