import type { Suggestion } from '@apiyard/api/contract/scrapers';

/** More samples would say the same again. */
const rowsMax = 3;

/** What the fields of a proposal hold, entry by entry. */
export function sampleRows({
  fields,
}: Pick<Suggestion, 'fields'>): readonly { readonly id: string; readonly values: Readonly<Record<string, unknown>> }[] {
  const length = Math.min(rowsMax, Math.max(0, ...fields.map(({ samples }) => samples.length)));
  return Array.from({ length }, (_, index) => ({
    id: String(index),
    values: Object.fromEntries(fields.map(({ name, samples }) => [name, samples[index]])),
  }));
}

const lengthMax = 80;

/** A sample as one line: nothing for what is missing, JSON for what nests. */
export function sampleText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > lengthMax ? `${text.slice(0, lengthMax)}…` : text;
}
