import type { Api } from '@apiyard/api/contract/hub/hub';
import { fieldsOf, isObject } from '@apiyard/kit/search/api-fields.ts';

/** A remark of a tool on its result, such as what a conversion changed. */
export interface ResultNote {
  /** Title of the field that it is about; null if it is about none. */
  readonly field: string | null;
  /** JSON Pointer to the value that it is about, inside of the field if there is one; empty for the whole. */
  readonly pointer: string;
  /** The row of the result that it is about, if the tool says so. */
  readonly row: { readonly member: string; readonly index: number } | null;
  readonly detail: string;
}

type NotedApi = Pick<Api, 'input' | 'output' | 'notes'>;

/** The notes of a JSON result: its member `notes`, if that lists texts with `detail`. */
export function resultNotes(value: unknown, api: NotedApi): readonly ResultNote[] {
  const notes = isObject(value) ? value['notes'] : undefined;
  if (!Array.isArray(notes)) return [];
  return notes.flatMap((note): ResultNote[] => {
    if (!isObject(note) || typeof note['detail'] !== 'string') return [];
    const pointer = typeof note['pointer'] === 'string' ? note['pointer'] : '';
    // The notes of conversions point into the document, whose members can be named like a field.
    const isOfTool = api.notes?.some(({ code }) => code === note['code']) === true;
    const place = isOfTool ? placeOf(pointer, api) : { field: null, pointer };
    return [{ ...place, row: isOfTool ? rowOf(pointer) : null, detail: note['detail'] }];
  });
}

function placeOf(pointer: string, { input, output }: NotedApi): Pick<ResultNote, 'field' | 'pointer'> {
  const fields = [input, ...(output.kind === 'json' ? [output.schema] : [])].flatMap(fieldsOf);
  const field = fields.find((each) => `${pointer}/`.startsWith(`${each.pointer}/`));
  return field === undefined || field.label === ''
    ? { field: null, pointer }
    : { field: field.label, pointer: pointer.slice(field.pointer.length) };
}

function rowOf(pointer: string): ResultNote['row'] {
  const [, member, index] = /^\/([^/~]+)\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
  return member === undefined ? null : { member, index: Number(index) };
}
