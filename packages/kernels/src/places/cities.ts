import { zoneAt } from '../prayer/zone.ts';

export type CityLanguage = 'en' | 'fr' | 'ar' | 'ch';

export interface City {
  /** Name in the language, if the city has one there; otherwise the English one. */
  readonly name: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly countryName: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
}

interface Entry {
  readonly names: Readonly<Record<CityLanguage, string>>;
  /** All names, folded, each after a line feed. */
  readonly folded: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

let loading: Promise<readonly Entry[]> | undefined;

/** Loaded with the first search: the index has about 350 kB compressed. */
function entries(): Promise<readonly Entry[]> {
  loading ??= import('./cities.json', { with: { type: 'json' } }).then(({ default: { lines } }) => lines.map(entryOf));
  return loading;
}

function entryOf(line: string): Entry {
  const [en = '', country = '', lat, lon, fr = en, ar = en, ch = en] = line.split('\t');
  const folded = Array.from(new Set([en, fr, ar, ch]), (name) => `\n${fold(name)}`).join('');
  return { names: { en, fr, ar, ch }, folded, country, lat: Number(lat), lon: Number(lon) };
}

/** Without accents, vowel marks, the Arabic article and the shapes of alif, so that people find what they type. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[’'`ʻʼ]/gu, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll(/(^|\s)ال(?=\S)/g, '$1')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

/** Cities whose name begins with the text, then those with a word that does, the largest first. */
export async function searchCities(
  text: string,
  {
    country,
    limit,
    lang,
  }: { readonly country?: string | undefined; readonly limit: number; readonly lang: CityLanguage },
): Promise<readonly City[]> {
  const query = fold(text);
  if (query === '') return [];
  const all = await entries();
  const inCountry = country === undefined ? all : all.filter((entry) => entry.country === country);
  const exact = inCountry.filter(({ folded }) => `${folded}\n`.includes(`\n${query}\n`));
  const starts = inCountry.filter(({ folded }) => folded.includes(`\n${query}`));
  const words = inCountry.filter(({ folded }) => folded.includes(` ${query}`));
  const regions = new Intl.DisplayNames(lang === 'ch' ? 'zh-Hans' : lang, { type: 'region' });
  return Array.from(new Set([...exact, ...starts, ...words]))
    .slice(0, limit)
    .map((entry) => ({
      name: entry.names[lang],
      country: entry.country,
      countryName: regions.of(entry.country) ?? entry.country,
      lat: entry.lat,
      lon: entry.lon,
      zone: zoneAt(entry.lat, entry.lon),
    }));
}
