import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';
import { jsonDepth } from '../../web/json/depth.ts';
import { fromBase64 } from '../bytes/bytes.ts';

const depthMax = 200;

export type Members = Record<string, unknown>;

export interface Token {
  /** The compact form, without `Bearer` or white space. */
  readonly text: string;
  readonly header: Members;
  readonly claims: Members;
  readonly signature: Uint8Array;
}

/** A JWT in compact form (RFC 7519). Nothing is verified. */
export function readToken(given: string, notes: Note[]): Token {
  const text = given.replace(/^\s*(?:authorization:\s*)?(?:bearer\s+)?/i, '').replaceAll(/\s/g, '');
  if (text === '') throw new InputFault('empty', { pointer: '/token' });
  const parts = text.split('.');
  if (parts.length === 5) throw new InputFault('encrypted', { pointer: '/token' });
  const [header = '', claims = '', signature = ''] = parts;
  const bytes = fromBase64(signature);
  if (parts.length !== 3 || bytes === null || /[^\w.=-]/.test(text))
    throw new InputFault('not_jwt', { pointer: '/token' });
  return {
    text,
    header: membersOf(header, 'header', notes),
    claims: membersOf(claims, 'claims', notes),
    signature: bytes,
  };
}

function membersOf(part: string, name: string, notes: Note[]): Members {
  const bytes = fromBase64(part);
  if (bytes === null) throw new InputFault('not_jwt', { pointer: '/token' });
  try {
    return parseObject(new TextDecoder('utf-8', { fatal: true }).decode(bytes), `/${name}`, notes);
  } catch {
    throw new InputFault('not_json', { pointer: '/token', values: { part: name } });
  }
}

/** @throws an error of any kind for a text that is not a JSON object */
export function parseObject(text: string, pointer: string, notes: Note[]): Members {
  if (jsonDepth(text) > depthMax) throw new Error('This is nested too deep.');
  const value = JSON.parse(text, (key, member: unknown) => {
    if (typeof member === 'number' && Number.isInteger(member) && !Number.isSafeInteger(member))
      notes.push({ code: 'rounded_number', pointer, values: { name: key } });
    return member;
  }) as unknown;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('This is not an object.');
  return value as Members;
}
