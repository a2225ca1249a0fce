/** Client-side validation of the form. */
import type { JsonSchema } from '@apiyard/api/contract/hub/hub';
import type { Field } from '@apiyard/kit/search/api-fields.ts';
import { isObject } from '@apiyard/kit/search/api-fields.ts';
import type { FieldValue, Values } from './schema-form.ts';
import { filesOf, linesOf, outvoted, parsed } from './schema-form.ts';
import { syntaxPlace } from './syntax-place.ts';

/** Error of one field: a code and the values that its message needs. */
export interface FieldIssue {
  readonly pointer: string;
  readonly code:
    | 'missing'
    | 'too short'
    | 'too long'
    | 'wrong form'
    | 'not a number'
    | 'not whole'
    | 'too small'
    | 'too big'
    | 'too few'
    | 'too many'
    | 'wrong file type'
    | 'not json'
    | 'not an object'
    | 'not a list';
  readonly figures: Readonly<Record<string, string | number>>;
  /** Where in the text. */
  readonly place?: { readonly line: number; readonly column: number };
}

/** Validation errors before sending, in field order. */
export function issuesOf(schema: JsonSchema, fields: readonly Field[], values: Values): FieldIssue[] {
  const left = outvoted(schema, fields, values);
  return fields
    .filter((field) => !left.has(field.name))
    .flatMap((field) => issueOf(field, values[field.name] ?? null) ?? []);
}

function issueOf(field: Field, value: FieldValue): FieldIssue | null {
  const issue = (code: FieldIssue['code'], figures: FieldIssue['figures'] = {}): FieldIssue => ({
    pointer: field.pointer,
    code,
    figures,
  });
  const empty =
    value === null ||
    value === '' ||
    (field.kind === 'list' && linesOf(value).length === 0) ||
    (Array.isArray(value) && value.length === 0);
  if (empty && !(field.kind === 'text' && field.lengthMin === 0)) return field.required ? issue('missing') : null;
  switch (field.kind) {
    case 'text': {
      const text = String(value);
      if (text === '') return null;
      if (text.length < field.lengthMin) return issue('too short', { count: field.lengthMin });
      if (field.lengthMax !== null && text.length > field.lengthMax)
        return issue('too long', { count: field.lengthMax });
      return field.pattern?.test(text) === false ? issue('wrong form') : null;
    }
    case 'number': {
      const number = Number(value);
      if (field.integer && !Number.isInteger(number)) return issue('not whole');
      if (field.min !== null && number < field.min) return issue('too small', { limit: field.min });
      return field.max !== null && number > field.max ? issue('too big', { limit: field.max }) : null;
    }
    case 'list': {
      const items = linesOf(value);
      if (field.items === 'number' && items.some((item) => !Number.isFinite(Number(item))))
        return issue('not a number');
      if (items.length < field.countMin) return issue('too few', { count: field.countMin });
      return field.countMax !== null && items.length > field.countMax
        ? issue('too many', { count: field.countMax })
        : null;
    }
    case 'json': {
      const text = String(value);
      const { value: json, error } = parsed(text);
      if (error) {
        const place = syntaxPlace(text);
        return { ...issue('not json', { ...place }), place };
      }
      if (field.shape === 'object' && !isObject(json)) return issue('not an object');
      return field.shape === 'array' && !Array.isArray(json) ? issue('not a list') : null;
    }
    case 'files': {
      const files = filesOf(value);
      if (files.length < field.countMin) return issue('too few', { count: field.countMin });
      if (field.countMax !== null && files.length > field.countMax) return issue('too many', { count: field.countMax });
      return files.every((file) => accepts(field.accept, file))
        ? null
        : issue('wrong file type', { types: field.accept.join(', ') });
    }
    case 'file':
      return value instanceof File && !accepts(field.accept, value)
        ? issue('wrong file type', { types: field.accept.join(', ') })
        : null;
    default:
      return null;
  }
}

/** Whether a file is of an accepted media type (`image/*` too) or has an accepted ending. A file of unknown type passes. */
function accepts(accept: readonly string[], file: File): boolean {
  if (accept.length === 0) return true;
  return accept.some((rule) => {
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase());
    if (file.type === '') return true;
    return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
  });
}
