import { expect, it } from 'vitest';
import { inTheme } from './cover-address.ts';

const night = { activeTheme: 'ORANGE_THEME', activeMode: 'dark' } as const;

it('the fragment of a drawn cover is the theme and the mode', () => {
  expect(inTheme('/api/data/content/pictures/cover-hub.svg', night)).toBe(
    '/api/data/content/pictures/cover-hub.svg#ORANGE_THEME-dark',
  );
});

it('uploaded pictures and those of other sites keep their URL', () => {
  const uploaded = `/api/data/content/pictures/${'a'.repeat(64)}.webp`;
  expect(inTheme(uploaded, night)).toBe(uploaded);
  expect(inTheme('https://example.org/cover-hub.svg', night)).toBe('https://example.org/cover-hub.svg');
});
