import { InputFault } from '../../../faults/input-fault.ts';
import { Notes } from '../../../json/notes.ts';
import { readJson } from '../../../json/read.ts';
import type { JsonValue } from '../../../json/value.ts';
import { documentUri, metaResources, metaUris } from '../../../json-schema/load.ts';
import { draftOfUri, schemaUriOf, type Draft } from '../../../json-schema/resources.ts';
import { errorsMax } from '../../../json-schema/schema-run.ts';
import { validate } from '../../../json-schema/validate.ts';

interface Input {
  readonly text: string;
  readonly schema: string;
  readonly draft: 'auto' | Draft;
  readonly formats: boolean;
}

/** Checks data against a JSON Schema. The notes have a sentence for each error, in the same order. */
export default function jsonSchema({ text, schema: schemaText, draft: given, formats }: Input) {
  const notes = new Notes();
  const schema = readJson(schemaText, { pointer: '/schema', notes });
  const data = readJson(text, { pointer: '/text', notes });
  const draft = given === 'auto' ? draftOf(schema) : given;
  const resources = metaResources();
  const meta = resources.find(metaUris[draft], resources.add(true, documentUri, draft));
  if (meta === null) throw new Error(`The metaschema of ${draft} is missing.`);
  const unknownFormats = new Set<string>();
  const [broken] = validate(resources, meta.resource, schema, { checksFormats: false, unknownFormats }).errors;
  if (broken !== undefined)
    throw new InputFault('schema_invalid', {
      pointer: '/schema',
      values: { at: broken.pointer === '' ? '/' : broken.pointer, keyword: broken.keyword, draft },
    });
  const start = resources.add(schema, documentUri, draft);
  const { errors, isValid } = validate(resources, start, data, { checksFormats: formats, unknownFormats });
  if (errors.length === errorsMax) notes.add('errors_cut', '', { max: errorsMax });
  for (const format of unknownFormats) notes.add('format_unchecked', '', { format });
  return {
    valid: isValid,
    draft,
    errors: errors.map(({ pointer, keyword, schemaPointer }) => ({ pointer, keyword, schemaPointer })),
    notes: [...errors.map(({ code, pointer, values }) => ({ code, pointer, values })), ...notes.list],
  };
}

/** The draft that `$schema` names; the newest if there is none. */
function draftOf(schema: JsonValue): Draft {
  const uri = schemaUriOf(schema);
  if (uri === null) return '2020-12';
  const draft = draftOfUri(uri);
  if (draft === null) throw new InputFault('schema_draft', { pointer: '/schema', values: { uri } });
  return draft;
}
