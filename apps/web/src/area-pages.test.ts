import { areaPagesCopy } from '@apiyard/kit/areas/pages/area-pages-copy.ts';
import type { Copy } from '@apiyard/kit/copy.ts';
import { changeLanguage, loadActive, translatorOf } from '@apiyard/kit/copy.ts';
import { offeredLanguages } from '@apiyard/kit/settings/language.ts';
import { afterEach, expect, test } from 'vitest';
import { pages } from './pages.ts';

afterEach(() => changeLanguage('en'));

const inAreas = pages.flatMap(({ inArea, title, copies, path, parent }) =>
  inArea === undefined ? [] : [{ ...inArea, title, copy: copies[0] as Copy<Record<string, string>>, path, parent }],
);

test.each(offeredLanguages)(
  'pages of areas have one name on the page of the area and on their own (%s)',
  async (language) => {
    await changeLanguage(language);
    await Promise.all([areaPagesCopy, ...inAreas.map(({ copy }) => copy)].map(loadActive));
    const names = translatorOf(areaPagesCopy);
    expect(inAreas.map(({ name }) => names(`areaPages.${name}`))).toEqual(
      inAreas.map(({ copy, title }) => translatorOf(copy)(title)),
    );
  },
);

test('pages of areas are below them, each at a place of its own', () => {
  expect(inAreas.length).toBeGreaterThan(15);
  expect(inAreas.map(({ parent }) => parent)).toEqual(inAreas.map(({ area }) => `/${area}`));
  expect(new Set(inAreas.map(({ area, order }) => `${area} ${order}`)).size).toBe(inAreas.length);
});
