import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

const of = (url: string, headers: Record<string, string> = {}) => languageOf({ url, headers } as FastifyRequest);

test('language priority: query, cookie, Accept-Language, English', () => {
  const headers = { cookie: 'apiyard=x; lang=ar', 'accept-language': 'zh-CN' };
  expect([of('/?lang=fr', headers), of('/', headers), of('/', { 'accept-language': 'zh-CN' }), of('/')]).toEqual([
    'fr',
    'ar',
    'ch',
    'en',
  ]);
});

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['en;q=0.3, ar-EG;q=0.7, fr;q=0.5', 'ar'],
  ['ZH-Hant-TW', 'ch'],
  ['zh', 'ch'],
  ['de, ja;q=0.9, fr;q=0.1', 'fr'],
  ['fr;q=0, ar;q=0.000, en;q=0.1', 'en'],
  ['ar, fr', 'ar'],
  ['fr ; q=0.5 , ar ; q=0.6', 'ar'],
  ['*', 'en'],
  ['de', 'en'],
  ['', 'en'],
  ['fr;q=nonsense', 'en'],
  ['fr;q=7', 'en'],
  // The language of Guam, not Chinese.
  ['ch', 'en'],
])('a browser that prefers %j reads %s', (accepted, language) => {
  expect(of('/', { 'accept-language': accepted })).toBe(language);
});

test.each([
  '/?lang=de',
  '/?lang=',
  '/?lang=zh-CN',
  '/?lang=FR',
  '/?lang=../../etc/passwd',
  '/?lang=__proto__',
  '/?lang=%E0%A4%A',
  '/?lang=ar%00',
  '/?x=1',
  '/?',
])('%s names no language of ours, so the next place is asked', (url) =>
  expect(of(url, { cookie: 'lang=fr' })).toBe('fr'),
);

test('a cookie with a language that is not ours counts as none', () => {
  expect(
    ['lang=de', 'lang=', 'lang="><script>', 'lang=%', 'lang', ';;;'].map((cookie) =>
      of('/', { cookie, 'accept-language': 'fr' }),
    ),
  ).toEqual(['fr', 'fr', 'fr', 'fr', 'fr', 'fr']);
});

test('of a preference without end only the start is read', () => {
  expect([
    of('/', { 'accept-language': `${'de,'.repeat(31)}fr` }),
    of('/', { 'accept-language': `${'de,'.repeat(32)}fr` }),
  ]).toEqual(['fr', 'en']);
});

test('of two languages in the address the first counts', () => {
  expect(of('/?lang=ar&lang=fr')).toBe('ar');
});
