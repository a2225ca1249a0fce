/** The pages of the walk test: every page of the product. */
import type { Page } from '@apiyard/kit/routing/page.ts';
import { pages } from '../../src/pages.ts';

export const roles = ['visitor', 'user', 'admin'] as const;
export type Role = (typeof roles)[number];

export interface Place {
  /** The path; `{slug}` is replaced by a blog post, `{person}` by a person's ID. */
  readonly at: string;
  /** Roles with another result: `login` redirects to the login page and back, `forbidden` shows that it is for admins. */
  readonly but?: Partial<Record<Role, 'login' | 'forbidden' | 'dashboard'>>;
  /** Key of the name that the tab shows; none where the name depends on data or state. */
  readonly title?: string;
}

/** Addresses of pages whose path has places to fill, and of pages that are visited in several states. Keyed by path. */
export const visits: Readonly<Record<string, readonly string[]>> = {
  '/dashboards': ['/dashboards/'],
  '/hub/*': ['/hub/convert/data'],
  '/docs/*': ['/docs', '/docs/errors', '/docs/random/qr'],
  '/apps/blog/detail/:id': ['/apps/blog/detail/{slug}'],
  '/apps/ecommerce/detail/:id': ['/apps/ecommerce/detail/1'],
  '/apps/ecommerce/edit/:id': ['/apps/ecommerce/edit/1'],
  '/apps/ecommerce/order/:id': ['/apps/ecommerce/order/AY-1001'],
  '/admin/users/:id': ['/admin/users/{person}'],
  '/admin/recent-updates/:id': ['/admin/recent-updates/new'],
  '/admin/blog/:id': ['/admin/blog/new'],
  '/apps/invoice/detail/:id': ['/apps/invoice/detail/101', '/apps/invoice/detail/999'],
  '/apps/invoice/create': ['/apps/invoice/create', '/apps/invoice/create?from=101'],
  '/apps/invoice/edit/:id': ['/apps/invoice/edit/101'],
  '/islami/prayer-times/wall': [
    '/islami/prayer-times/wall',
    '/islami/prayer-times/wall?lat=21.4225&lon=39.8262&place=Makkah',
  ],
  '/addprem': ['/addprem', '/addprem?tab=requests', '/addprem?tab=vouchers'],
  // These need something created first; their own tests go there.
  '/android/:packageName': [],
  '/addscrape/:id': [],
  '/addscrape/:id/revisions': [],
};

/** Where the tab shows something else than the page's name: whose page it is, or what became of a link or a visit. */
const otherTitles: ReadonlySet<string> = new Set([
  '/',
  '/dashboards/',
  '/hub/convert/data',
  '/docs/errors',
  '/docs/random/qr',
  '/apps/blog/detail/{slug}',
  '/apps/ecommerce/detail/1',
  '/admin/users/{person}',
  '/admin/recent-updates/new',
  '/admin/blog/new',
  '/apps/invoice/detail/101',
  '/apps/invoice/detail/999',
  '/apps/invoice/edit/101',
  '/auth/confirm-email',
  '/auth/maintenance',
  '/auth/reset-password',
  '/auth/two-steps',
  '/auth/two-steps2',
]);

const others: Readonly<Record<Page['access'], Place['but']>> = {
  anyone: undefined,
  visitor: { user: 'dashboard', admin: 'dashboard' },
  user: { visitor: 'login' },
  admin: { visitor: 'login', user: 'forbidden' },
};

export const places: readonly Place[] = pages.flatMap(({ path, access, title }) =>
  (visits[path] ?? [path]).map((at): Place => {
    const but = others[access];
    return { at, ...(but && { but }), ...(!otherTitles.has(at) && { title }) };
  }),
);
