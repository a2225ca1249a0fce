/** Which other tools can take a response as their input. */
import type { Api, ListedApi } from '@apiyard/api/contract/hub/hub';
import type { ResponseBody } from '@apiyard/kit/calls/response.ts';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import type { Field } from '@apiyard/kit/search/api-fields.ts';
import type { FieldValue, Values } from '../../form/schema-form.ts';
import { filesOf, valuesOf } from '../../form/schema-form.ts';
import { longText } from '../../response/long-text.ts';
import { prettyJson } from '../../response/pretty-json.ts';

/** Tools that take a text of several lines, or a file of the response's type, in the order of the list. */
export function takersOf(body: ResponseBody, apis: readonly ListedApi[]): readonly ListedApi[] {
  return apis.filter(({ takes }) => takes.some((taken) => isTaken(body, taken)));
}

function isTaken(body: ResponseBody, taken: string): boolean {
  return body.kind === 'json' || body.kind === 'text' ? taken === 'text' : taken !== 'text' && isOfType(taken, body);
}

/** The values of another tool's form with the response in the first field that takes it. */
export function reusedValues(body: ResponseBody, api: Api): Values {
  const fields = fieldsOf(api.input);
  const takes = (field: Field) =>
    body.kind === 'json' || body.kind === 'text'
      ? field.kind === 'text' && field.multiline
      : (field.kind === 'file' || field.kind === 'files') && field.accept.some((rule) => isOfType(rule, body));
  const field = fields.find((one) => takes(one));
  return {
    ...valuesOf(fields),
    ...(field !== undefined && {
      [field.name]: field.kind === 'files' ? filesOf(reusedValue(body)) : reusedValue(body),
    }),
  };
}

/** `rule` is a file's ending or a media type: `.png`, `image/png`, `image/*`. */
function isOfType(rule: string, { name, type }: { readonly name: string; readonly type: string }): boolean {
  if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule.toLowerCase());
  return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
}

/** What such a field then holds: of a JSON response its main text, if it has one. */
function reusedValue(body: ResponseBody): FieldValue {
  if (body.kind === 'text') return body.text;
  if (body.kind === 'json') return longText(body.value)?.text ?? prettyJson(body.text);
  return new File([body.blob], body.name, { type: body.type });
}
