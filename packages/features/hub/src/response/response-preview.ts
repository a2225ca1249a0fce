import type { ResponseBody } from '@apiyard/kit/calls/response.ts';
import { isObject } from '@apiyard/kit/search/api-fields.ts';
import { longText } from './long-text.ts';

const lengthMax = 120;

/** One line that tells what a response is: its text, its first value, or the name of its file. */
export function responsePreview(body: ResponseBody): string {
  const text = body.kind === 'json' ? firstValue(body.value) : body.kind === 'text' ? body.text : body.name;
  return (text.split('\n').find((line) => line.trim() !== '') ?? '').trim().slice(0, lengthMax);
}

function firstValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : firstValue(value[0]);
  if (!isObject(value)) return String(value);
  const text = longText(value);
  if (text !== null) return text.text;
  // Notes are about the result.
  const [first] = Object.entries(value).filter(([name, member]) => name !== 'notes' && member !== null);
  return first === undefined ? '{}' : firstValue(first[1]);
}
