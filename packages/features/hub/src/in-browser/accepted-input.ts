import type { JsonSchema } from '@apiyard/api/contract/hub/hub';
import type { Field } from '@apiyard/kit/search/api-fields.ts';
import { issuesOf } from '../form/form-issues.ts';
import { valuesOf } from '../form/schema-form.ts';

/** An input as the form would send it; null if the form would show an error. Choices can be given by a label in parentheses. */
export function acceptedInput(
  schema: JsonSchema,
  fields: readonly Field[],
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null {
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = fields.find((each) => each.name === name);
    if (field === undefined) return null;
    const chosen = field.kind === 'choice' ? optionFor(field, String(value)) : value;
    if (chosen === undefined) return null;
    input[name] = chosen;
  }
  return issuesOf(schema, fields, valuesOf(fields, input)).length === 0 ? input : null;
}

function optionFor({ options }: Extract<Field, { kind: 'choice' }>, wanted: string): unknown {
  const lower = wanted.toLowerCase();
  const option =
    options.find(({ id }) => id === wanted) ??
    options.find(({ label }) => label.endsWith(`(${wanted})`)) ??
    options.find(({ id }) => id.toLowerCase() === lower);
  return option?.value;
}
