import { expect, it } from 'vitest';
import { everyVisit, languages, pairwise, roles, widths } from './plan.ts';
import type { Step } from './plan.ts';
import { places } from './places.ts';

const pairsOf = (steps: readonly Step[]) =>
  new Set(
    steps.flatMap(({ place, role, language, width }) => [
      `${place.at} ${role}`, `${place.at} ${language}`, `${place.at} ${width}`, `${role} ${language}`, `${role} ${width}`, `${language} ${width}`,
    ]),
  );

it('holds every pair of place, person, language and width that there is', () => {
  const steps = pairwise(places);
  expect(pairsOf(steps)).toEqual(pairsOf(everyVisit(places)));
  expect(steps).toHaveLength(places.length * languages.length);
  expect(everyVisit(places)).toHaveLength(places.length * languages.length * roles.length * widths.length);
});
