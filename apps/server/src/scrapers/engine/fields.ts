/** Fields of a definition, compiled: from a place of the page to the value that callers get. */
import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import { readingOf } from './html/element.ts';
import { typed } from './field-type.ts';
import { entriesMax } from './limits.ts';
import type { Place } from './place.ts';
import { compileSelector, shownSelector, type Scene, type Selector } from './select.ts';
import { compileTransforms, isSomething, type Surroundings } from './values/transforms.ts';

/** Counters of reading fields, by field index. */
export interface FieldTally {
  /** Times that a field had something. */
  readonly filled: number[];
  /** Values that did not match the type. */
  readonly misfits: number[];
  /** Objects left out because the required field was missing. */
  readonly missed: number[];
}

/** One page being read. */
export interface Reader extends Scene, Surroundings {
  readonly tally: FieldTally;
  /** Throws `TooLarge` when the result grows too long. */
  spend(value: unknown): void;
  /** Only for the inspector. */
  readonly recorder: { record(field: number, places: readonly Place[], value: unknown): void } | null;
}

export interface CompiledField {
  readonly field: ScraperField;
  /** Its number: its place in the list of all fields. */
  readonly index: number;
  /** Null where the field is read from the place itself. */
  readonly selector: Selector | null;
  /** The selector as people wrote it. */
  readonly written: string;
  read(place: Place, reader: Reader): unknown;
}

/** A field among all, nested ones after their parent. */
export interface ListedField {
  /** `author.name`. */
  readonly name: string;
  readonly attr: string;
}

/** Appends each field to `list`; its index there is the field's number. */
export function compileFields(
  fields: readonly ScraperField[],
  style: { readonly xml: boolean },
  list: ListedField[],
  parent = '',
): CompiledField[] {
  return fields.map((field) => {
    const name = parent + field.name;
    const index = list.push({ name, attr: field.attr ?? 'text' }) - 1;
    const children = field.fields ? compileFields(field.fields, style, list, `${name}.`) : null;
    const valueOf = children ? objectsOf(field, children) : valuesOf(field, index, style);
    const selector = field.select ? compileSelector(field.select, { ...style, attr: field.attr }) : null;
    const placesOf = placesFor(selector, field.many);
    return {
      field,
      index,
      selector,
      written: field.select ? shownSelector(field.select) : '',
      read(place, reader) {
        const places = placesOf(place, reader);
        const value = valueOf(field.many || places.length < 2 ? places : places.slice(0, 1), reader);
        if (!isMissing(value)) reader.tally.filled[index] = (reader.tally.filled[index] ?? 0) + 1;
        reader.recorder?.record(index, places, value);
        return value;
      },
    };
  });
}

/** The object of a place; null when a required field is missing. */
export function readObject(
  fields: readonly CompiledField[],
  place: Place,
  reader: Reader,
): Record<string, unknown> | null {
  const object: Record<string, unknown> = {};
  let isLeftOut = false;
  for (const { field, index, read } of fields) {
    const value = read(place, reader);
    object[field.name] = value;
    if (!field.required || !isMissing(value) || isLeftOut) continue;
    isLeftOut = true;
    reader.tally.missed[index] = (reader.tally.missed[index] ?? 0) + 1;
    // The inspector shows the results of the other fields too.
    if (!reader.recorder) return null;
  }
  return isLeftOut ? null : object;
}

export function isMissing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

type ValueOf = (places: readonly Place[], reader: Reader) => unknown;

function placesFor(selector: Selector | null, many: boolean): (place: Place, reader: Reader) => readonly Place[] {
  if (!selector) return (place) => [place];
  if (many) return (place, reader) => selector.all(place, reader, entriesMax);
  return (place, reader) => {
    if (reader.recorder) return selector.all(place, reader, entriesMax);
    const first = selector.first(place, reader);
    return first ? [first] : [];
  };
}

function objectsOf({ many }: ScraperField, children: readonly CompiledField[]): ValueOf {
  return (places, reader) => {
    const objects = places.map((place) => readObject(children, place, reader)).filter((object) => object !== null);
    return many ? objects : (objects[0] ?? null);
  };
}

function valuesOf(field: ScraperField, index: number, style: { readonly xml: boolean }): ValueOf {
  const { many, type, transforms } = field;
  const reading = readingOf(field.attr ?? 'text', style);
  const transform = compileTransforms(transforms);
  const isList = many || type !== 'json';

  function raw(place: Place): unknown {
    if (place.kind === 'node') return reading(place.node);
    return place.kind === 'json' ? (place.value ?? null) : place.text;
  }
  function kept(value: unknown, isFromJson: boolean, reader: Reader): unknown {
    const fitting = typed(value, type, reader, isFromJson);
    if (fitting === undefined) {
      reader.tally.misfits[index] = (reader.tally.misfits[index] ?? 0) + 1;
      return null;
    }
    if (fitting !== null) reader.spend(fitting);
    return fitting;
  }

  return (places, reader) => {
    const isFromJson = places[0]?.kind === 'json';
    if (!many) {
      const first = places[0];
      const value = transform(first ? raw(first) : null, reader);
      return kept(isList && Array.isArray(value) ? value[0] : value, isFromJson, reader);
    }
    // One path may lead to a list: its entries are meant.
    const entries = places.flatMap((place) => (type === 'json' ? [raw(place)] : raw(place))).slice(0, entriesMax);
    const value = transform(entries, reader);
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list
      .filter(isSomething)
      .slice(0, entriesMax)
      .map((entry) => kept(entry, isFromJson, reader));
  };
}
