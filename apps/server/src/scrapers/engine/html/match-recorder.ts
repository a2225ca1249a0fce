/** Records matches of selectors for the inspector. */
import { isTag, type ParentNode } from 'domhandler';
import type { FieldReport } from '@apiyard/api/contract/scrapers/scrapers';
import { ExactJson } from '../json/exact-json.ts';
import type { WantedValue } from '../json/indented-json.ts';
import type { JsonPlace, NodePlace, Place } from '../place.ts';

const samplesMax = 5;
const placesMax = 500;

interface Watched {
  readonly name: string;
  /** The selected part of an element: an attribute is highlighted where it is. */
  readonly attr: string;
  matches: number;
  readonly places: Place[];
  readonly samples: unknown[];
}

export class MatchRecorder {
  readonly #watched: Watched[];

  constructor(fields: readonly { readonly name: string; readonly attr: string }[]) {
    this.#watched = fields.map(({ name, attr }) => ({ name, attr, matches: 0, places: [], samples: [] }));
  }

  record(field: number, places: readonly Place[], value: unknown): void {
    const watched = this.#watched[field];
    if (!watched) return;
    watched.matches += places.length;
    watched.places.push(...places.slice(0, placesMax - watched.places.length));
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const each of values) {
      if (watched.samples.length < samplesMax && each !== null) watched.samples.push(shortened(each));
    }
  }

  /** Values of the shown JSON whose positions the reports need; set before `reports` is called. */
  wanted(onFound: (field: number, range: [number, number]) => void): WantedValue[] {
    return this.#watched.flatMap(({ places }, field) =>
      places.flatMap((place) => {
        const { location } = jsonOrigin(place) ?? { location: null };
        return location === null
          ? []
          : [{ location, found: (start: number, end: number) => onFound(field, [start, end]) }];
      }),
    );
  }

  /** `jsonRanges` are those of `wanted`; values after `lengthMax` characters are left out. */
  reports(
    numbers: ReadonlyMap<ParentNode, number> | null,
    jsonRanges: ReadonlyMap<number, readonly [number, number][]>,
    lengthMax: number,
  ): FieldReport[] {
    return this.#watched.map(({ name, attr, matches, places, samples }, field) => {
      const ranges = distinct([...places.flatMap((place) => rangeOf(place, attr)), ...(jsonRanges.get(field) ?? [])]);
      return {
        name,
        matches,
        samples,
        ranges: ranges.filter(([, end]) => end <= lengthMax).toSorted((a, b) => a[0] - b[0]),
        nodes: numbers ? Array.from(new Set(places.flatMap((place) => numberOf(place, numbers)))) : [],
      };
    });
  }
}

/** Several pieces may have been cut from one value. */
function distinct(ranges: readonly [number, number][]): [number, number][] {
  return Array.from(new Map(ranges.map((range) => [range.join(), range])).values());
}

/** Long texts, lists and objects, truncated for display. */
function shortened(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > 300 ? `${value.slice(0, 299)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof ExactJson) return shortened(value.value, depth);
  if (depth >= 3) return Array.isArray(value) ? ['…'] : { '…': '…' };
  if (Array.isArray(value)) return value.slice(0, 5).map((entry) => shortened(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 30)
      .map(([key, entry]) => [key, shortened(entry, depth + 1)]),
  );
}

function jsonOrigin(place: Place): JsonPlace | null {
  if (place.kind === 'json') return place;
  return place.kind === 'text' && place.origin?.kind === 'json' ? place.origin : null;
}

function nodeOrigin(place: Place): NodePlace | null {
  if (place.kind === 'node') return place;
  return place.kind === 'text' && place.origin?.kind === 'node' ? place.origin : null;
}

function numberOf(place: Place, numbers: ReadonlyMap<ParentNode, number>): number[] {
  const number = numbers.get(nodeOrigin(place)?.node as ParentNode);
  return number === undefined ? [] : [number];
}

function rangeOf(place: Place, attr: string): [number, number][] {
  if (place.kind === 'text' && place.start !== null) return [[place.start, place.start + place.text.length]];
  const node = nodeOrigin(place)?.node;
  if (!node || !isTag(node)) return [];
  const location = node.sourceCodeLocation;
  if (location) {
    // parse5 stores them here; domhandler's types omit them.
    const { attrs } = location as { readonly attrs?: Readonly<Record<string, typeof location>> };
    const shown = attrs?.[attr.toLowerCase()] ?? location;
    return [[shown.startOffset, shown.endOffset]];
  }
  const { startIndex, endIndex } = node;
  return startIndex === null || endIndex === null ? [] : [[startIndex, endIndex + 1]];
}
