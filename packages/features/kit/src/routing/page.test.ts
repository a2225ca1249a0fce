import { IconUser } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { accountPageCopy } from '../AccountPage/account-page-copy.ts';
import { definePage, hrefOf, pagesIn } from './page.ts';

const load = async () => ({ Component: () => null });
const page = { path: '/account/keys', access: 'user', copies: [accountPageCopy], load } as const;
const title = 'accountPage.keys';

it('accepts what goes together, and nothing else', () => {
  const pages = [
    definePage({ ...page, layout: 'full', title }),
    definePage({ ...page, layout: 'site', access: 'anyone', title, description: 'accountPage.pages' }),
    // @ts-expect-error the key is in no copy of the page
    definePage({ ...page, layout: 'full', title: 'accountPage.unknown' }),
    // @ts-expect-error a public page has a description
    definePage({ ...page, layout: 'site', access: 'anyone', title }),
    // @ts-expect-error a public page is for everyone
    definePage({ ...page, layout: 'site', title, description: 'accountPage.pages' }),
    // @ts-expect-error only public pages give others something else
    definePage({ ...page, layout: 'full', title, forPeople: '/dashboards' }),
    // @ts-expect-error entries of the sidebar have an icon
    definePage({ ...page, layout: 'full', title, menu: [{ group: 'start', order: 10, label: 'Profile' }] }),
    definePage({
      ...page,
      layout: 'full',
      title,
      // @ts-expect-error entries of a submenu have none
      menu: [{ group: 'Users', order: 10, label: 'Profile', icon: IconUser }],
    }),
  ];
  expect(pages).toHaveLength(8);
});

it('lists the pages of all files, several of one file too', () => {
  const one = definePage({ ...page, layout: 'full', title });
  const two = definePage({ ...page, path: '/account/plan', layout: 'full', title });
  expect(pagesIn({ './a.page.ts': one, './b.page.ts': [two, one] }).map(({ path }) => path)).toEqual([
    '/account/keys',
    '/account/plan',
    '/account/keys',
  ]);
});

it('links to a page with a wildcard by its first part', () => {
  expect(['/docs/*', '/docs', '/'].map((path) => hrefOf(path as '/docs'))).toEqual(['/docs', '/docs', '/']);
});
