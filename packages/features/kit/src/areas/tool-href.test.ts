import { areas } from '@apiyard/api/contract/hub/hub';
import { expect, test } from 'vitest';
import { areaPages, toolHref } from './tool-href.ts';

test('every tool has one page, below the hub', () => {
  expect(toolHref('convert/data')).toBe('/hub/convert/data');
  expect(toolHref('scrape/books/list')).toBe('/hub/scrape/books/list');
});

test('every area except scrapers has a page', () => {
  expect(areas.filter((area) => !(areaPages as readonly string[]).includes(area))).toEqual(['scrape']);
});
