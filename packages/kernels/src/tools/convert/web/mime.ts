import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import type mimeDb from 'mime-db';

interface Input {
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly hex?: string | undefined;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array } | undefined;
}

interface MediaType {
  readonly type: string;
  readonly extensions: string[];
  readonly registered: boolean;
  readonly charset: string | null;
  readonly compressible: boolean | null;
}

/** The media type by a file name, by a type, and by the first bytes of a file. */
export default async function mime({ name, type, hex, file }: Input) {
  const fileName = given(name) ?? given(file?.name);
  const bytes = file?.bytes ?? readHex(given(hex));
  if (fileName === null && given(type) === null && bytes === null) throw new InputFault('missing', { pointer: '' });
  const { default: database } = await import('mime-db');
  const infoOf = (found: string): MediaType => {
    const known = Object.hasOwn(database, found) ? database[found] : undefined;
    return {
      type: found,
      extensions: [...(known?.extensions ?? [])],
      registered: known?.source === 'iana',
      charset: known?.charset ?? null,
      compressible: known?.compressible ?? null,
    };
  };
  const byName = fileName === null ? [] : namedTypes(fileName, database).map(infoOf);
  const byType = given(type) === null ? null : infoOf(essenceOf(type ?? ''));
  const content = bytes === null ? null : await contentType(bytes);
  const byContent = content === null ? null : infoOf(content);
  return { byName, byType, byContent, notes: notesOf(fileName, byName, byType, byContent, bytes) };
}

const given = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text.trim();

function readHex(text: string | null): Uint8Array | null {
  if (text === null) return null;
  const digits = text.replaceAll(/0x|[\s,:]/gi, '');
  if (digits === '' || digits.length % 2 === 1 || !/^[\da-f]*$/i.test(digits))
    throw new InputFault('not_hex', { pointer: '/hex' });
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The media type without parameters: `text/html` for `text/html; charset=utf-8`. */
function essenceOf(text: string): string {
  const [essence = ''] = text.split(';');
  const type = essence.trim().toLowerCase();
  if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(type)) throw new InputFault('not_type', { pointer: '/type' });
  return type;
}

const preferred = ['iana', undefined, 'apache', 'nginx'];

/** Registered types first. `application/mp4` also lists mp4: the type whose name begins like the ending comes first. */
function namedTypes(fileName: string, database: typeof mimeDb): string[] {
  const extension = /(?:^|[^\\/.]*\.)([^\\/.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (extension === undefined) return [];
  const rank = (type: string) => {
    const at = database[type]?.extensions?.indexOf(extension) ?? 0;
    const isGeneric = type.startsWith('application/') ? 1 : 0;
    return preferred.indexOf(database[type]?.source) * 100 + at * 10 + isGeneric;
  };
  return Object.keys(database)
    .filter((type) => database[type]?.extensions?.includes(extension))
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}

async function contentType(bytes: Uint8Array): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  return found?.mime ?? textType(bytes);
}

/** UTF-8 without control characters is a text; a character that is cut off at the end does not matter. */
function textType(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return null;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) return null;
  const start = text.trimStart().slice(0, 1000).toLowerCase();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/.test(start))
    return 'image/svg+xml';
  if (/^<!doctype html|^<html[\s>]/.test(start)) return 'text/html';
  return /^[{[]/.test(start) && isJson(text) ? 'application/json' : 'text/plain';
}

const parsedMax = 1_000_000;

/** Whether a text is JSON. Of a large text, only the first and the last bracket are compared. */
function isJson(text: string): boolean {
  if (text.length > parsedMax) return text.trimEnd().endsWith(text.trimStart().startsWith('{') ? '}' : ']');
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function notesOf(
  name: string | null,
  byName: readonly MediaType[],
  byType: MediaType | null,
  byContent: MediaType | null,
  bytes: Uint8Array | null,
): Note[] {
  const notes: Note[] = [];
  if (name !== null && byName.length === 0)
    notes.push({ code: 'unknown_name', pointer: '/byName', values: { name: name.slice(0, 100) } });
  if (byType !== null && byType.extensions.length === 0 && !byType.registered)
    notes.push({ code: 'unknown_type', pointer: '/byType', values: { type: byType.type } });
  if (bytes !== null && byContent === null) notes.push({ code: 'unknown_content', pointer: '/byContent' });
  const isText = byContent?.type === 'text/plain';
  const [named] = byName;
  if (byContent !== null && named !== undefined && !isText && !byName.some((each) => isSame(each, byContent)))
    notes.push({ code: 'mismatch', pointer: '/byContent', values: { content: byContent.type, name: named.type } });
  if (byContent !== null && byType !== null && !isText && !isSame(byType, byContent))
    notes.push({ code: 'mismatch', pointer: '/byContent', values: { content: byContent.type, name: byType.type } });
  return notes;
}

/** Some formats have two types, such as audio/wav and audio/vnd.wave: then they share an ending. */
const isSame = (one: MediaType, other: MediaType): boolean =>
  one.type === other.type || one.extensions.some((extension) => other.extensions.includes(extension));
