import type { Api } from '@apiyard/api/contract/hub/hub';
import type { ResponseBody } from '@apiyard/kit/calls/response.ts';
import { isObject } from '@apiyard/kit/search/api-fields.ts';
import { longText } from './long-text.ts';

const lengthMax = 120;

/** One line that tells what a response is: its text, its first value with its title, or the name of its file. */
export function responsePreview(body: ResponseBody, { layout, output }: Pick<Api, 'layout' | 'output'>): string {
  const schema = output.kind === 'json' ? output.schema : {};
  const text =
    body.kind === 'json'
      ? valueText(body.value, layout === 'diff', schema)
      : body.kind === 'text'
        ? body.text
        : body.name;
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, lengthMax);
}

/** @param hasCounts its numbers tell more than its text */
function valueText(value: unknown, hasCounts: boolean, schema: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : valueText(value[0], hasCounts, {});
  if (!isObject(value)) return String(value);
  if (hasCounts) {
    const counts = Object.entries(value).filter(([, member]) => typeof member === 'number');
    return counts.map(([name, count]) => `${titleOf(name, schema)} ${String(count)}`).join(' · ');
  }
  const text = longText(value);
  if (text !== null) return text.text;
  // Notes are about the result.
  const [first] = Object.entries(value).filter(([name, member]) => name !== 'notes' && member !== null);
  if (first === undefined) return '{}';
  const [name, member] = first;
  const isBare = typeof member === 'number' || typeof member === 'boolean';
  return isBare ? `${titleOf(name, schema)} ${String(member)}` : valueText(member, false, {});
}

function titleOf(name: string, schema: unknown): string {
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  const property = properties[name];
  return isObject(property) && typeof property['title'] === 'string' ? property['title'] : name;
}
