import { expect, test } from 'vitest';
import { dataApi, hashApi, qrApi } from '@apiyard/kit/story/apis.ts';
import ar from '../copy/ar.ts';
import en from '../copy/en.ts';
import type { GuideKey } from '../docs-copy.ts';
import { docsIndex, searchDocs } from './search-docs.ts';

const indexIn = (texts: object) =>
  docsIndex([hashApi, dataApi, qrApi], {
    textOf: (key) => (texts as Record<GuideKey, string>)[key],
    area: (area) => area,
    parameterOf: (title) => `Parameter of ${title}`,
  });
const english = indexIn(en);
const hrefs = (query: string) => searchDocs(english, query).map(({ href }) => href);

test('ranks titles above text', () => {
  expect(hrefs('limits')[0]).toBe('/docs/limits');
  expect(hrefs('hash')[0]).toBe('/docs/convert/hash');
});

test('links parameters and error codes to their rows', () => {
  expect(searchDocs(english, 'rounds')[0]).toMatchObject({
    href: '/docs/convert/hash#parameter-rounds',
    title: 'rounds',
    context: 'Parameter of Hash',
    isCode: true,
  });
  expect(hrefs('RateLimited')[0]).toBe('/docs/errors#RateLimited');
  expect(hrefs('quota spent')[0]).toBe('/docs/errors#QuotaSpent');
  expect(hrefs('429')).toEqual(['/docs/errors#RateLimited', '/docs/errors#QuotaSpent', '/docs/client#errors']);
});

test('links headings to their sections', () => {
  expect(hrefs('multipart')).toContain('/docs/files#send');
  for (const query of ['needs an account', 'account favourites', 'account history', 'without an account'])
    expect(hrefs(query)).toContain('/docs/getting-started#account');
  expect(hrefs('retry-after')).toContain('/docs/limits#polite');
});

test('finds Arabic without diacritics', () => {
  expect(searchDocs(indexIn(ar), 'الاخطاء')[0]?.href).toBe('/docs/errors');
});

test('finds nothing for an empty or unknown query', () => {
  expect(['', '  ', '—', 'teapot'].map((query) => hrefs(query))).toEqual([[], [], [], []]);
});
