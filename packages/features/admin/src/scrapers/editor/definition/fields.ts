/** The tree of fields, addressed by pointers such as `/fields/0/fields/1`. */
import type { ScraperDefinition, ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { moved, replacedAt, withMember, withoutAt } from './change.ts';
import { partsOf } from './pointer.ts';

/** Indexes from the top: `/fields/2/fields/0` → `[2, 0]`. */
function indexesOf(pointer: string): number[] {
  return partsOf(pointer)
    .filter((part) => part !== 'fields')
    .map(Number);
}

export function fieldAt({ fields }: Pick<ScraperDefinition, 'fields'>, pointer: string): ScraperField | undefined {
  const [first = -1, ...rest] = indexesOf(pointer);
  return rest.reduce<ScraperField | undefined>((field, index) => field?.fields?.[index], fields[first]);
}

/** The field and its ancestors, outermost first. */
export function fieldsTo({ fields }: Pick<ScraperDefinition, 'fields'>, pointer: string): ScraperField[] {
  const line: ScraperField[] = [];
  let level: readonly ScraperField[] | undefined = fields;
  for (const index of indexesOf(pointer)) {
    const field: ScraperField | undefined = level?.[index];
    if (field === undefined) return [];
    line.push(field);
    level = field.fields;
  }
  return line;
}

/** Changes the list that holds fields: the definition's own (`''`), or that of the field at `parent`. */
function withList(
  definition: ScraperDefinition,
  parent: string,
  change: (list: readonly ScraperField[]) => ScraperField[],
): ScraperDefinition {
  const path = indexesOf(parent);
  const inside = (list: readonly ScraperField[], [index, ...rest]: readonly number[]): ScraperField[] => {
    if (index === undefined) return change(list);
    const field = list[index];
    if (field === undefined) return [...list];
    const children = inside(field.fields ?? [], rest);
    return replacedAt(list, index, withMember(field, 'fields', children.length === 0 ? undefined : children));
  };
  return { ...definition, fields: inside(definition.fields, path) };
}

function placeOf(pointer: string): { parent: string; index: number } {
  const at = pointer.lastIndexOf('/fields/');
  return { parent: pointer.slice(0, at), index: Number(pointer.slice(at + '/fields/'.length)) };
}

export function withField(definition: ScraperDefinition, pointer: string, field: ScraperField): ScraperDefinition {
  const { parent, index } = placeOf(pointer);
  return withList(definition, parent, (list) => replacedAt(list, index, field));
}

/** @param parent '' for the definition itself */
export function withNewField(definition: ScraperDefinition, parent: string, field: ScraperField): ScraperDefinition {
  return withList(definition, parent, (list) => [...list, field]);
}

export function withoutField(definition: ScraperDefinition, pointer: string): ScraperDefinition {
  const { parent, index } = placeOf(pointer);
  return withList(definition, parent, (list) => withoutAt(list, index));
}

export function withMovedField(definition: ScraperDefinition, pointer: string, by: 1 | -1): ScraperDefinition {
  const { parent, index } = placeOf(pointer);
  return withList(definition, parent, (list) => moved(list, index, by));
}

/** Pointer of a field after it has moved by `by`. */
export function movedPointer(pointer: string, by: 1 | -1): string {
  const { parent, index } = placeOf(pointer);
  return `${parent}/fields/${index + by}`;
}

export interface PlacedField {
  readonly pointer: string;
  readonly field: ScraperField;
  /** 0 at the top. */
  readonly depth: number;
  /** Name in the preview's report: `author.name`. A field without a name gets one from its position. */
  readonly reportName: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Preview name of a field without a name. */
export function placeholderName(index: number): string {
  return `unnamed${index + 1}`;
}

/** All fields, each before its nested fields. */
export function allFields(fields: readonly ScraperField[], parent = '', prefix = '', depth = 0): PlacedField[] {
  return fields.flatMap((field, index) => {
    const pointer = `${parent}/fields/${index}`;
    const reportName = `${prefix}${field.name || placeholderName(index)}`;
    const placed = { pointer, field, depth, reportName, isFirst: index === 0, isLast: index === fields.length - 1 };
    return [placed, ...allFields(field.fields ?? [], pointer, `${reportName}.`, depth + 1)];
  });
}
