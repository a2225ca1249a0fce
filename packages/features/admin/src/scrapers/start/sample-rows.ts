import type { Suggestion } from '@apiyard/api/contract/scrapers/scrapers';

/** Maximum number of sample rows. */
const rowsMax = 3;

/** Sample values of a suggestion, row by row. */
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

/** A sample on one line: empty if missing, JSON if nested. */
export function sampleText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > lengthMax ? `${text.slice(0, lengthMax)}…` : text;
}
