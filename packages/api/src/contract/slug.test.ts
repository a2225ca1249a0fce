import { expect, test } from 'vitest';
import { slugFrom } from './slug.ts';

test('a title becomes letters and digits joined by hyphens', () => {
  expect(slugFrom('QR codes, as SVG: sharp at 100 %!')).toBe('qr-codes-as-svg-sharp-at-100');
  expect(slugFrom('  Où va l’été ?  ')).toBe('ou-va-l-ete');
  expect(slugFrom('رموز QR حادّة')).toBe('رموز-qr-حادّة');
  expect(slugFrom('如何使用 API')).toBe('如何使用-api');
});

test('a title without letters has none, and a long one is cut between letters', () => {
  expect(slugFrom('!!! ---')).toBe('');
  expect(slugFrom(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  expect(slugFrom(`${'a'.repeat(79)}𝒳`)).toBe(`${'a'.repeat(79)}x`);
  expect(slugFrom(`${'a'.repeat(79)}𠮷`)).toBe('a'.repeat(79));
});

test('a slug of a slug is the slug', () => {
  for (const title of ['Ünïcödé', 'İstanbul', 'ǅ', '한국어 제목', 'ﬁ', '١٢٣', 'हिन्दी', 'Straße'])
    expect(slugFrom(slugFrom(title))).toBe(slugFrom(title));
});
