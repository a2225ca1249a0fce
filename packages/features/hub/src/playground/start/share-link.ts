import type { Field } from '@apiyard/kit/search/api-fields.ts';
import type { Values } from '../../form/schema-form.ts';
import { valuesOf } from '../../form/schema-form.ts';

/** Longer URLs break in emails and chats. */
const addressLengthMax = 2000;

interface ShareLink {
  readonly url: string;
  /** Names of the values left out: files, and those that don't fit in a URL. */
  readonly left: readonly string[];
}

/** URL of an API's page with the values that differ from the defaults, shortest first. Contains no key and no file. */
export function shareLink(address: string, fields: readonly Field[], values: Values): ShareLink {
  const presets = valuesOf(fields);
  const changed = fields
    .filter(({ name }) => values[name] !== presets[name] && !(Array.isArray(values[name]) && values[name].length === 0))
    .map((field): [string, string | null] => {
      const value = values[field.name] ?? null;
      return [field.name, typeof value === 'object' && value !== null ? null : String(value ?? '')];
    });
  const url = new URL(address);
  const left = new Set(changed.flatMap(([name, value]) => (value === null ? [name] : [])));
  for (const [name, value] of changed
    .filter((entry) => entry[1] !== null)
    .sort((a, b) => (a[1] ?? '').length - (b[1] ?? '').length)) {
    const longer = new URL(url);
    longer.searchParams.set(name, value ?? '');
    if (longer.href.length > addressLengthMax) left.add(name);
    else url.searchParams.set(name, value ?? '');
  }
  return { url: url.href, left: [...left] };
}

/** Form values from a shared URL; null if it has none for these fields. */
export function sharedValues(fields: readonly Field[], query: URLSearchParams): Values | null {
  const known = fields.filter((field) => field.kind !== 'file' && field.kind !== 'files' && query.has(field.name));
  if (known.length === 0) return null;
  const given = Object.fromEntries(known.map((field) => [field.name, query.get(field.name) ?? '']));
  const asTyped = known.filter((field) => field.kind === 'json').map((field) => [field.name, given[field.name] ?? '']);
  return { ...valuesOf(fields, given), ...Object.fromEntries(asTyped) };
}
