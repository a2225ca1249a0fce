import { expect, test } from 'vitest';
import { dataApi, hashApi, qrApi } from '../../_kit/story/apis.ts';
import ar from '../copy/ar.ts';
import en from '../copy/en.ts';
import type { DocsKey } from '../docs-copy.ts';
import { docsIndex, searchDocs } from './search-docs.ts';

const indexIn = (texts: object) =>
  docsIndex([hashApi, dataApi, qrApi], {
    say: (key) => (texts as Record<DocsKey, string>)[key],
    area: (area) => area,
    parameterOf: (title) => `Parameter of ${title}`,
  });
const english = indexIn(en);
const hrefs = (query: string) => searchDocs(english, query).map(({ href }) => href);

test('titles come before words in the text', () => {
  expect(hrefs('limits')[0]).toBe('/docs/limits');
  expect(hrefs('hash')[0]).toBe('/docs/convert/hash');
});

test('parameters lead to their row, error codes to theirs', () => {
  expect(searchDocs(english, 'rounds')[0]).toMatchObject({
    href: '/docs/convert/hash#parameter-rounds',
    title: 'rounds',
    context: 'Parameter of Hash',
    isCode: true,
  });
  expect(hrefs('RateLimited')[0]).toBe('/docs/errors#RateLimited');
  expect(hrefs('quota spent')[0]).toBe('/docs/errors#QuotaSpent');
  expect(hrefs('429')).toEqual(['/docs/errors#RateLimited', '/docs/errors#QuotaSpent']);
});

test('headings lead to their section', () => {
  expect(hrefs('multipart')).toContain('/docs/files#send');
  expect(hrefs('retry-after')).toContain('/docs/limits#polite');
});

test('Arabic is found without its vowel signs', () => {
  expect(searchDocs(indexIn(ar), 'الاخطاء')[0]?.href).toBe('/docs/errors');
});

test('nothing is found for nothing', () => {
  expect(['', '  ', '—', 'teapot'].map((query) => hrefs(query))).toEqual([[], [], [], []]);
});
