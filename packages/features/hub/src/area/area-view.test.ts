import { expect, test } from 'vitest';
import { areaHref, areaViewOf } from './area-view.ts';

test.each([
  ['/convert', { query: '', favouritesOnly: false, tool: null }],
  ['/convert?q=json&favourites=1', { query: 'json', favouritesOnly: true, tool: null }],
  ['/convert?q=json&tool=hash%2Fhmac', { query: 'json', favouritesOnly: false, tool: 'hash/hmac' }],
])('%s is what it shows, and back', (href, view) => {
  expect(areaViewOf(new URL(href, 'https://yard.example').searchParams)).toEqual(view);
  expect(areaHref('convert', view)).toBe(href);
});
