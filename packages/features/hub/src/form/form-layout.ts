import type { JsonSchema } from '@apiyard/api/contract/hub/hub';
import type { Field } from '@apiyard/kit/search/api-fields.ts';
import { alternativesOf } from './schema-form.ts';

/** Fields shown before the others are folded, unless more of them are required. */
const shownCount = 3;

type ChoiceField = Extract<Field, { kind: 'choice' }>;

/** Source and target of a conversion. */
export interface FormatPair {
  readonly from: ChoiceField;
  readonly to: ChoiceField;
}

/** Text or a file with the same content. */
export interface TextOrFile {
  readonly text: Field;
  readonly file: Field;
}

export interface FormLayout {
  /** At the top, side by side. */
  readonly formats: FormatPair | null;
  /** Of which one is shown. */
  readonly textOrFile: TextOrFile | null;
  readonly shown: readonly Field[];
  readonly folded: readonly Field[];
}

/** Which fields come first, and which are folded: optional ones when there are many. */
export function formLayout(schema: JsonSchema, fields: readonly Field[]): FormLayout {
  const formats = formatPairIn(fields);
  const textOrFile = textOrFileIn(schema, fields);
  const placed = new Set([formats?.from, formats?.to, textOrFile?.text, textOrFile?.file]);
  const rest = fields.filter((field) => !placed.has(field));
  const alternatives = alternativesOf(schema, fields);
  const isNeeded = (field: Field) => field.required || alternatives.has(field.name);
  const room =
    shownCount -
    (formats === null ? 0 : 2) -
    (textOrFile === null ? 0 : 1) -
    rest.filter((one) => isNeeded(one)).length;
  const optional = rest.filter((field) => !isNeeded(field));
  // A single field takes less room than the button that would show it.
  const folded = new Set(optional.length - Math.max(0, room) > 1 ? optional.slice(Math.max(0, room)) : []);
  return {
    formats,
    textOrFile,
    shown: rest.filter((field) => !folded.has(field)),
    folded: rest.filter((field) => folded.has(field)),
  };
}

export function formatPairIn(fields: readonly Field[]): FormatPair | null {
  const from = choiceIn(fields, 'from');
  const to = choiceIn(fields, 'to');
  return from && to ? { from, to } : null;
}

function choiceIn(fields: readonly Field[], name: string): ChoiceField | undefined {
  return fields.find((field): field is ChoiceField => field.kind === 'choice' && field.name === name);
}

function textOrFileIn(schema: JsonSchema, fields: readonly Field[]): TextOrFile | null {
  const alternatives = fields.filter(({ name }) => alternativesOf(schema, fields).has(name));
  const text = alternatives.find(({ kind }) => kind === 'text');
  const file = alternatives.find(({ kind }) => kind === 'file');
  return alternatives.length === 2 && text && file ? { text, file } : null;
}
