import { expect, it } from 'vitest';
import { pages } from '../../src/pages.ts';
import { roles } from './places.ts';
import { everyVisit, languages, pairwise, sideBySide, walkerOf, widths } from './plan.ts';
import type { Step } from './plan.ts';
import { places, visits } from './places.ts';

const pairsOf = (steps: readonly Step[]) =>
  new Set(
    steps.flatMap(({ place, role, language, width }) => [
      `${place.at} ${role}`,
      `${place.at} ${language}`,
      `${place.at} ${width}`,
      `${role} ${language}`,
      `${role} ${width}`,
      `${language} ${width}`,
    ]),
  );

it('holds every pair of place, person, language and width that there is', () => {
  const steps = pairwise(places);
  expect(pairsOf(steps)).toEqual(pairsOf(everyVisit(places)));
  expect(steps).toHaveLength(places.length * languages.length);
  expect(everyVisit(places)).toHaveLength(places.length * languages.length * roles.length * widths.length);
});

it('lets three walk side by side, each to the end, and leaves no step out', () => {
  const steps = everyVisit(places);
  const ordered = sideBySide(steps, 3);
  expect(new Set(ordered)).toEqual(new Set(steps));
  expect(ordered).toHaveLength(steps.length);
  const first = ordered.slice(0, places.length * 3).map(walkerOf);
  expect(new Set(first)).toEqual(new Set(['visitor en 375', 'visitor en 1280', 'user en 375']));
  expect(
    ordered
      .slice(places.length * 3)
      .map(walkerOf)
      .some((name) => first.includes(name)),
  ).toBe(false);
});

it('goes to every page, by an address without places to fill', () => {
  const paths = pages.map(({ path }) => path as string);
  expect(Object.keys(visits).filter((path) => !paths.includes(path))).toEqual([]);
  expect(places.map(({ at }) => at).filter((at) => /[:*]/.test(at))).toEqual([]);
  expect(new Set(places.map(({ at }) => at)).size).toBe(places.length);
});

it('expects of each page what its access declares', () => {
  const butAt = (wanted: string) => places.find(({ at }) => at === wanted)?.but;
  expect(['/about', '/auth/login', '/account/keys', '/addprem?tab=vouchers'].map(butAt)).toEqual([
    undefined,
    { user: 'dashboard', admin: 'dashboard' },
    { visitor: 'login' },
    { visitor: 'login', user: 'forbidden' },
  ]);
});
