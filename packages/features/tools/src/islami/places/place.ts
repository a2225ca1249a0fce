import { useLanguage } from '@apiyard/kit/copy.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { legible } from '@apiyard/ui/labels/figures';

/** A place that people chose. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
  /** Null for coordinates and for the location of the browser. */
  readonly name: string | null;
}

const nameMax = 100;

/** Undefined if it is not a number in the range. */
export function numberOf(text: string | null, min: number, max: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** The place of an address: `?lat=21.4225&lon=39.8262&place=Makkah`. */
export function placeIn(query: URLSearchParams): Place | null {
  const lat = numberOf(query.get('lat'), -90, 90);
  const lon = numberOf(query.get('lon'), -180, 180);
  const name = query.get('place')?.trim().slice(0, nameMax) || null;
  return lat === undefined || lon === undefined ? null : { lat, lon, name };
}

/** The entries of the address of a place. */
export const placeEntries = (place: Place | null): string[][] =>
  place === null
    ? []
    : [['lat', String(place.lat)], ['lon', String(place.lon)], ...(place.name === null ? [] : [['place', place.name]])];

const han = /^\p{Script=Han}$/u;

/** A name within a sentence. In Chinese, a space separates it from Han characters, unless it has some there itself. */
export function nameInSentence(name: string, lang: OfferedLanguage): string {
  const signs = Array.from(name);
  const spaceAt = (sign: string | undefined) => (lang !== 'ch' || sign === undefined || han.test(sign) ? '' : ' ');
  return `${spaceAt(signs[0])}${name}${spaceAt(signs.at(-1))}`;
}

/** What a place is called: its name, or its coordinates, which are written left to right. Empty without a place. */
export function usePlaceName(place: Place | null): string {
  const degrees = new Intl.NumberFormat(localeOf(useLanguage()), { maximumFractionDigits: 2 });
  if (place === null) return '';
  const { name, lat, lon } = place;
  return name ?? `\u2066${legible(degrees.format(lat))}, ${legible(degrees.format(lon))}\u2069`;
}
