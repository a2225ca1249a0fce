import { expect, it } from 'vitest';
import { accountPageCopy } from '../AccountPage/account-page-copy.ts';
import type { Path } from './page.ts';
import { definePage } from './page.ts';
import { pagesAbove } from './page-list.tsx';

const page = (path: Path, parent?: Path) =>
  definePage({
    path,
    layout: 'full',
    access: 'anyone',
    title: 'accountPage.keys',
    copies: [accountPageCopy],
    load: () => Promise.reject(new Error('This test opens no page.')),
    ...(parent !== undefined && { parent }),
  });

it('lists the pages above one, from the top', () => {
  const pages = [page('/books/:id/pages', '/books/:id'), page('/books'), page('/books/:id', '/books')];
  const above = pages.map((one) => pagesAbove(one, pages).map(({ path }) => path));
  expect(above).toEqual([['/books', '/books/:id'], [], ['/books']]);
});
