/// <reference types="vite/types/importMeta.d.ts" />
import type { Page, PageModule } from '@apiyard/kit/routing/page.ts';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';

/** Pages that are on no sheet, with the reason: what of them other pictures show. */
const absent: Readonly<Record<string, string>> = {
  '/addscrape/start': 'one field above cards',
  '/admin': 'the figures and cards of /admin/health',
  '/admin/blog': 'the list of /admin/recent-updates',
  '/admin/recent-updates/:id': 'the editor of /admin/blog/:id',
  '/android': 'a list of cards',
  '/android/:packageName': 'a card and the timeline of /recent-updates',
  '/auth/confirm-email': 'the card of /auth/forgot-password',
  '/auth/forgot-password2': 'the screen of /auth/forgot-password',
  '/auth/maintenance': 'the layout of /auth/404',
  '/auth/reset-password': 'the card of /auth/forgot-password',
  '/auth/two-steps2': 'the screen of /auth/two-steps',
  '/datadeletion': 'the form of /contact',
  '/kk': 'the specimen of /ktp with other fields',
  '/support': 'the form of /contact',
  '/tables/collapsible': 'a table, as on the sheet of tables',
  '/tos': 'the layout of /privacyp',
  '/user-profile': 'the facts of /account/profile',
};

const declared = Object.values(
  import.meta.glob<PageModule>('../../../../packages/features/*/src/**/*.page.ts', { eager: true, import: 'default' }),
).map((pages): readonly Page[] => (Array.isArray(pages) ? (pages as readonly Page[]) : [pages as Page]));
const paths = declared.flat().map(({ path }) => path);
const sheets = Object.values(
  import.meta.glob<string>('./*.stories.tsx', { eager: true, import: 'default', query: '?raw' }),
);

/** The declared path of an address: itself, or the pattern that matches it. */
const pathOf = (address: string) =>
  paths.find((path) => path === address) ?? paths.find((path) => matchPath(path, address) !== null);

const addresses = sheets.flatMap((source) =>
  [...source.matchAll(/\b(?:at|fullAt)(?:\(|: )\s*'(\/[^'?]*?)\/?['?]/g)].map(([, address = '']) => address || '/'),
);
const shown = new Set(addresses.map(pathOf));

test('every address on a sheet is that of a page', () => {
  expect(addresses.filter((address) => pathOf(address) === undefined)).toEqual([]);
});

test('every page is on a sheet of screens, or absent for a reason', () => {
  // Pages that one file declares share a screen.
  const missing = declared.filter((pages) => !pages.some(({ path }) => shown.has(path))).map(([page]) => page?.path);
  expect(missing.toSorted()).toEqual(Object.keys(absent).toSorted());
});
