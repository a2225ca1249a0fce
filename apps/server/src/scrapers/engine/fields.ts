/** Fields of a definition, compiled: from a place of the page to the value that callers get. */
import type { ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ExactText } from './extraction.ts';
import { readingOf } from './html/element.ts';
import { typed, type FieldType } from './field-type.ts';
import { ExactJson } from './json/exact-json.ts';
import { parseJson } from './json/json.ts';
import { textAt } from './json/json-source.ts';
import { entriesMax, TooLarge } from './limits.ts';
import type { JsonPlace, Place } from './place.ts';
import { compileSelector, shownSelector, type Scene, type Selector } from './select.ts';
import { compileReplacements, compileTransforms, isSomething, type Surroundings } from './values/transforms.ts';

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
    const valueOf = children
      ? objectsOf(field, children)
      : field.type === 'json'
        ? jsonOf(field, index, style)
        : valuesOf(field, field.type, index, style);
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

/** Replaces each `ExactJson` in a result by its value, and returns the texts. */
export function takeTexts(result: unknown, fields: readonly ScraperField[]): ExactText[] {
  const texts: ExactText[] = [];
  const take = (value: unknown, path: readonly (string | number)[]): unknown => {
    if (!(value instanceof ExactJson)) return value;
    texts.push({ path, text: value.text });
    return value.value;
  };
  const takeIn = (value: unknown, inner: readonly ScraperField[], path: readonly (string | number)[]): void => {
    if (Array.isArray(value)) return value.forEach((each, at) => takeIn(each, inner, [...path, at]));
    if (typeof value !== 'object' || value === null) return;
    const object = value as Record<string, unknown>;
    for (const { name, type, fields: children } of inner) {
      const at = [...path, name];
      const member = object[name];
      if (children) takeIn(member, children, at);
      else if (type === 'json')
        object[name] = Array.isArray(member)
          ? member.map((each, index) => take(each, [...at, index]))
          : take(member, at);
    }
  };
  takeIn(result, fields, []);
  return texts;
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

function valuesOf(
  { attr = 'text', many, transforms }: ScraperField,
  type: FieldType,
  index: number,
  style: { readonly xml: boolean },
): ValueOf {
  const reading = readingOf(attr, style);
  const transform = compileTransforms(transforms);

  function raw(place: Place): unknown {
    if (place.kind === 'node') return reading(place.node);
    return place.kind === 'json' ? (place.value ?? null) : place.text;
  }
  function kept(value: unknown, reader: Reader): unknown {
    const fitting = typed(value, type, reader);
    if (fitting === undefined) {
      noteMisfit(index, reader);
      return null;
    }
    if (fitting !== null) reader.spend(fitting);
    return fitting;
  }

  return (places, reader) => {
    if (!many) {
      const first = places[0];
      const value = transform(first ? raw(first) : null, reader);
      return kept(Array.isArray(value) ? value[0] : value, reader);
    }
    // One path may lead to a list: its entries are meant.
    const entries = places.flatMap(raw).slice(0, entriesMax);
    const value = transform(entries, reader);
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list
      .filter(isSomething)
      .slice(0, entriesMax)
      .map((entry) => kept(entry, reader));
  };
}

/** A field of type `json`: a JSON value as it is, or the JSON in a text. */
function jsonOf(field: ScraperField, index: number, style: { readonly xml: boolean }): ValueOf {
  const { many, transforms } = field;
  const reading = readingOf(field.attr ?? 'text', style);
  const replacement = compileReplacements(transforms);
  const defaults = new Set(transforms.map((transform) => transform.default));
  const transform = compileTransforms(transforms);

  function unchanged(place: JsonPlace, reader: Reader): unknown {
    const value = replacement(place.value ?? null);
    if (value !== place.value || place.location === null || reader.root.kind !== 'json') return spent(value, reader);
    return spent(value, reader, textAt(reader.root.value, place.location));
  }
  function parsed(value: unknown, reader: Reader): unknown {
    if (typeof value !== 'string') return spent(value ?? null, reader);
    if (value.trim() === '') return null;
    const found = parsedText(value);
    if (found !== undefined) return spent(found, reader, /^\s*-?\d/.test(value) ? value.trim() : textAt(found, []));
    if (defaults.has(value)) return spent(value, reader);
    noteMisfit(index, reader);
    return null;
  }
  function inText(place: Place): string | null {
    return place.kind === 'node' ? reading(place.node) : place.kind === 'text' ? place.text : null;
  }
  function listed(places: readonly Place[], reader: Reader): unknown[] {
    if (places[0]?.kind === 'json')
      return places.flatMap((place) => (place.kind === 'json' ? [unchanged(place, reader)] : []));
    const value = transform(places.map(inText), reader);
    return (Array.isArray(value) ? value : [value]).filter(isSomething).map((entry) => parsed(entry, reader));
  }

  return (places, reader) => {
    if (many) return listed(places.slice(0, entriesMax), reader).slice(0, entriesMax);
    const [first] = places;
    if (first?.kind === 'json') return unchanged(first, reader);
    return parsed(transform(first ? inText(first) : null, reader), reader);
  };
}

/** Undefined when the text is no JSON. */
function parsedText(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** Counts a JSON value, and keeps the text of its source where JavaScript would write it differently. */
function spent(value: unknown, reader: Reader, text: string | null = null): unknown {
  if (value === null) return null;
  const written = JSON.stringify(value);
  reader.spend(text ?? written);
  return text === null || text === written ? value : new ExactJson(value, text);
}

function noteMisfit(index: number, { tally }: Reader): void {
  tally.misfits[index] = (tally.misfits[index] ?? 0) + 1;
}
