/// <reference types="vite/types/importMeta.d.ts" />
import type { Page, PageModule } from '@apiyard/kit/routing/page.ts';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';

/** Pages in no picture, with the reason: what of them other pictures show. */
const absent: Readonly<Record<string, string>> = {
  '/auth/forgot-password2': 'the screen of /auth/forgot-password',
  '/auth/two-steps2': 'the screen of /auth/two-steps',
  '/puzzle/fifteen': 'its stories show each state',
  '/puzzle/minesweeper': 'its stories show each state',
  '/puzzle/nonogram': 'its stories show each state',
  '/puzzle/sudoku': 'its stories show each state',
  '/puzzle/sudoku/print': 'its stories show each state',
};

const declared = Object.values(
  import.meta.glob<PageModule>('../../../../packages/features/*/src/**/*.page.ts', { eager: true, import: 'default' }),
).map((pages): readonly Page[] => (Array.isArray(pages) ? (pages as readonly Page[]) : [pages as Page]));
const paths = declared.flat().map(({ path }) => path);
/** The sheets of screens, and the stories of features that are pictured where they are. */
const sheets = [
  ...Object.values(import.meta.glob<string>('./*.stories.tsx', { eager: true, import: 'default', query: '?raw' })),
  ...Object.values(
    import.meta.glob<string>('../../../../packages/features/*/src/**/*.stories.tsx', {
      eager: true,
      import: 'default',
      query: '?raw',
    }),
  ).filter((source) => source.includes('pictured(')),
];

/** The declared path of an address: itself, or the pattern that matches it. */
const pathOf = (address: string) =>
  paths.find((path) => path === address) ?? paths.find((path) => matchPath(path, address) !== null);

const addresses = sheets.flatMap((source) =>
  [...source.matchAll(/(?<!storyMenu\([^)]*)\b(?:at|fullAt)(?:\(|: )\s*'(\/[^'?]*?)\/?['?]/g)].map(
    ([, address = '']) => address || '/',
  ),
);
const shown = new Set(addresses.map(pathOf));

test('every address on a sheet is that of a page', () => {
  expect(addresses.filter((address) => pathOf(address) === undefined)).toEqual([]);
});

test('every page is in a picture, or absent for a reason', () => {
  // Pages that one file declares share a screen.
  const missing = declared.filter((pages) => !pages.some(({ path }) => shown.has(path))).map(([page]) => page?.path);
  expect(missing.toSorted()).toEqual(Object.keys(absent).toSorted());
});
