import ar from '@apiyard/kit/navigation/copy/ar.ts';
import ch from '@apiyard/kit/navigation/copy/ch.ts';
import en from '@apiyard/kit/navigation/copy/en.ts';
import fr from '@apiyard/kit/navigation/copy/fr.ts';
import { adminMenu, menuFor, personLinks, placesOf, siteLinks } from '@apiyard/shell/navigation/navigation.ts';
import { opensAtFirst } from '@apiyard/shell/navigation/opens-at-first.ts';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';

const hrefsOf = (groups: ReturnType<typeof menuFor>) =>
  groups.map(({ id, entries }) => [id, placesOf(entries).map(({ href }) => href)]);

it('shows a person every group in order', () => {
  expect(hrefsOf(menuFor({ pages, who: 'user', areas: 'all' }))).toEqual([
    ['start', ['/dashboards/', '/hub', '/hub?favourites']],
    [
      'areas',
      [
        '/downloader',
        '/stalker',
        '/cekid',
        '/convert',
        '/convertasync',
        '/puzzle',
        '/islami',
        '/photoeditor',
        '/random',
        '/ai',
      ],
    ],
    ['account', ['/account/keys', '/account/usage', '/account/plan']],
    ['learn', ['/docs', '/recent-updates', '/android', '/apps/blog/posts']],
    [
      'samples',
      [
        '/apps/ecommerce/shop',
        '/apps/ecommerce/detail/1',
        '/apps/ecommerce/list',
        '/apps/ecommerce/checkout',
        '/apps/kanban',
        '/apps/invoice/list',
        '/apps/email',
        '/tables/collapsible',
        '/ktp',
        '/kk',
      ],
    ],
  ]);
});

it('shows an admin every group of the admin area in order', () => {
  expect(hrefsOf(adminMenu(pages))).toEqual([
    ['admin', ['/admin', '/admin/users', '/addprem', '/admin/plans', '/admin/messages', '/addscrape']],
    ['admin-content', ['/admin/recent-updates', '/admin/blog', '/admin/gallery', '/admin/addapk']],
    ['admin-system', ['/admin/health', '/admin/audit', '/admin/settings']],
  ]);
});

it.each(['visitor', 'user', 'admin'] as const)('shows a %s at most 12 entries at first', (who) => {
  const shown = menuFor({ pages, who, areas: 'all' }).filter(
    ({ id }) => (opensAtFirst as Readonly<Record<string, boolean>>)[id] ?? true,
  );
  // Admins have one more: the way to the admin area.
  const more = who === 'admin' ? 1 : 0;
  expect(shown.flatMap(({ entries }) => entries).length + more).toBeLessThanOrEqual(12);
});

it.each([
  ['English', en],
  ['French', fr],
  ['Arabic', ar],
  ['Chinese', ch],
])('repeats no name in %s', (_, texts) => {
  const names = [...menuFor({ pages, who: 'visitor', areas: 'all' }), ...menuFor({ pages, who: 'user', areas: 'all' })];
  const places = [...names, ...adminMenu(pages)].flatMap(({ entries }) => placesOf(entries));
  const byHref = new Map(places.map(({ href, label }) => [href, texts[label as keyof typeof texts]]));
  const all = [...byHref.values()];
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

it('lists the links of the account menu', () => {
  expect(personLinks(pages).map(({ href, label }) => [href, label])).toEqual([
    ['/dashboards/', 'shell.nav.dashboard'],
    ['/hub?favourites', 'shell.nav.favourites'],
    ['/account/profile', 'Profile'],
    ['/account/security', 'shell.account.security'],
    ['/account/keys', 'shell.account.keys'],
    ['/account/usage', 'shell.account.usage'],
    ['/account/plan', 'shell.account.plan'],
  ]);
});

it('lists the links of public pages', () => {
  const { header, footer } = siteLinks(pages);
  expect(header.map(({ href }) => href)).toEqual(['/allfeature', '/pricing2', '/docs', '/apps/blog/posts', '/about']);
  expect(footer.map(({ label, links }) => [label, links.map(({ href }) => href)])).toEqual([
    ['shell.site.product', ['/allfeature', '/pricing2', '/portfolio']],
    ['shell.nav.learn', ['/docs', '/recent-updates', '/apps/blog/posts', '/about']],
    ['shell.site.help', ['/support', '/contact']],
    ['shell.site.legal', ['/privacyp', '/tos', '/datadeletion']],
  ]);
});
