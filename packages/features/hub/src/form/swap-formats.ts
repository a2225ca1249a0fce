import type { Field } from '@apiyard/kit/search/api-fields.ts';
import type { ApiResponse } from '@apiyard/kit/calls/response.ts';
import type { FormatPair } from './form-layout.ts';
import type { Values } from './schema-form.ts';

/**
 * The values that convert back: source and target change places, and the text of the response becomes the input.
 * Null if the source is not known, as before the first response to a detected one.
 */
export function swappedFormats(
  { from, to }: FormatPair,
  fields: readonly Field[],
  values: Values,
  response: ApiResponse | null,
): Values | null {
  const result = response?.body.kind === 'json' ? response.body.value : null;
  const known = to.options.some(({ id }) => id === values['from'])
    ? values['from']
    : to.options.find(({ id }) => id === memberOf(result, 'from'))?.id;
  const target = values['to'];
  if (known === undefined || !from.options.some(({ id }) => id === target)) return null;
  const text = memberOf(result, 'text');
  const hasText = typeof text === 'string' && fields.some(({ kind, name }) => kind === 'text' && name === 'text');
  // A result in another format than the chosen target is older than the choice.
  const isCurrent = hasText && memberOf(result, 'to') === target;
  return {
    from: target ?? null,
    to: known,
    ...(isCurrent && { text }),
    ...(isCurrent && values['file'] instanceof File && { file: null }),
  };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
