import { IconUsers } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { accountPageCopy } from '../AccountPage/account-page-copy.ts';
import type { Address, Path } from './page.ts';
import { definePage } from './page.ts';
import { hrefsAbove, pagesAbove } from './page-list.tsx';

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

describe('the addresses above another', () => {
  const plain = { access: 'anyone' } as const;
  const listed = [
    { ...plain, path: '/books' },
    { ...plain, path: '/books/:id', parent: '/books' },
    { ...plain, path: '/books/:id/pages', parent: '/books/:id' },
    { ...plain, path: '/shelf/*', parent: ({ search }: Address) => `/books${search}` },
    { access: 'admin', path: '/admin/plans' },
    {
      access: 'admin',
      path: '/admin/users',
      menu: [{ group: 'admin', order: 10, label: 'shell.nav.users', icon: IconUsers }],
    },
    { access: 'admin', path: '/admin/users/:id', parent: '/admin/users' },
  ] as const satisfies Parameters<typeof hrefsAbove>[1];
  const above = (pathname: string, search = '') => hrefsAbove({ pathname, search }, listed);

  it('have the parameters of the page', () => {
    expect(above('/books/7/pages')).toEqual(['/books', '/books/7']);
    expect([above('/books'), above('/elsewhere')]).toEqual([[], []]);
  });

  it('can depend on the address', () => {
    expect(above('/shelf/3', '?sort=title')).toEqual(['/books?sort=title']);
  });

  it('begin with the admin home on other admin pages', () => {
    expect(above('/admin/plans')).toEqual(['/admin/users']);
    expect(above('/admin/users/7')).toEqual(['/admin/users']);
    expect(above('/admin/users')).toEqual([]);
  });
});
