import { InputFault } from '../../../faults/input-fault.ts';
import { citiesAttribution } from '../../../places/attribution.ts';
import type { CityLanguage } from '../../../places/cities.ts';
import { fold, searchCities } from '../../../places/cities.ts';

interface Input {
  readonly text: string;
  readonly country?: string | undefined;
  readonly limit: number;
  readonly lang: CityLanguage;
}

/** Cities by the beginning of their name, with coordinates and time zone. */
export default async function city({ text, country, limit, lang }: Input) {
  if (fold(text) === '') throw new InputFault('blank', { pointer: '/text' });
  const code = country === undefined || country.trim() === '' ? undefined : country.trim().toUpperCase();
  return { cities: await searchCities(text, { country: code, limit, lang }), source: citiesAttribution };
}
