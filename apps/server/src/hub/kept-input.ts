/** Stored inputs of calls, for people who turned this on. */
import { inputBytesMax } from '@apiyard/api/contract/hub/usage';
import { hideKeys } from '../key-format.ts';
import { holdsFile } from '../tools/tool.ts';

/** A larger body cannot fit: it is not serialized only to be discarded. */
const sentBytesMax = 4 * inputBytesMax;

/**
 * The input as JSON, without its files and with keys redacted. Null if it is too large or not an object.
 * @param contentLength of the header; a multipart body may be large because of its files alone
 */
export function keptInput(given: unknown, contentLength: string | undefined): string | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const texts = Object.entries(given).filter(([, value]) => !holdsFile(value));
  if (texts.some(([, value]) => typeof value === 'string' && value.length > inputBytesMax)) return null;
  const isWithoutFiles = texts.length === Object.keys(given).length;
  if (isWithoutFiles && Number(contentLength ?? 0) > sentBytesMax) return null;
  const text = hideKeys(JSON.stringify(Object.fromEntries(texts)));
  return Buffer.byteLength(text) > inputBytesMax ? null : text;
}
