import { areas } from '@apiyard/api/contract/hub/hub';
import { expect, test } from 'vitest';
import { areaPages, toolHref, toolOf } from './tool-href.ts';

test.each([
  [{ area: 'convert', path: 'convert/data' }, '/convert?tool=data'],
  [{ area: 'convert', path: 'convert/hash/hmac' }, '/convert?tool=hash%2Fhmac'],
  [{ area: 'scrape', path: 'scrape/books/list' }, '/hub/scrape/books/list'],
] as const)('%o is run at %s', (api, href) => {
  expect(toolHref(api)).toBe(href);
});

test('the path of a tool contains its area', () => {
  expect(toolOf({ area: 'random', path: 'random/uuid' })).toBe('uuid');
});

test('every area except scrapers has a page', () => {
  expect(areas.filter((area) => !(areaPages as readonly string[]).includes(area))).toEqual(['scrape']);
});
