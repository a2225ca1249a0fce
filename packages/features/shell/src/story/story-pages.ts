import { areaIcons } from '@apiyard/kit/areas/area-icons.ts';
import { areaPages } from '@apiyard/kit/areas/tool-href.ts';
import type { MenuLabel } from '@apiyard/kit/navigation/menu-label.ts';
import type { MenuPlace, Page, Path } from '@apiyard/kit/routing/page.ts';
import {
  IconApi,
  IconBook,
  IconChartBar,
  IconFileText,
  IconHistory,
  IconId,
  IconKey,
  IconLayoutDashboard,
  IconReceipt2,
  IconSpeakerphone,
  IconStar,
  IconTable,
  IconUser,
  IconUsers,
  IconWorldDownload,
} from '@tabler/icons-react';
import type { MenuPage } from '../navigation/navigation.ts';

const page = (path: Path, menu: readonly MenuPlace[], access: Page['access'] = 'anyone'): MenuPage => ({
  path,
  access,
  menu,
});
const sitePage = (path: Path, group: 'site-help' | 'site-legal', order: number, label: MenuLabel) =>
  page(path, [{ group, order, label }]);
const dashboard = { order: 10, label: 'shell.nav.dashboard', icon: IconLayoutDashboard, href: '/dashboards/' } as const;
const favourites = { label: 'shell.nav.favourites', icon: IconStar, href: '/hub?favourites' } as const;

/** Pages as features declare them, for menus without the features. */
export const storyPages: readonly MenuPage[] = [
  page('/dashboards', [
    { group: 'start', ...dashboard },
    { group: 'person', ...dashboard },
  ]),
  page('/allfeature', [
    { group: 'site-header', order: 10, label: 'shell.nav.all' },
    { group: 'site-product', order: 10, label: 'shell.nav.all' },
  ]),
  page('/hub', [
    { group: 'start', order: 30, label: 'shell.nav.hub', icon: IconApi },
    { group: 'start', order: 40, ...favourites },
    { group: 'person', order: 20, ...favourites },
  ]),
  { path: '/hub/*', access: 'anyone', parent: ({ pathname }) => `/${pathname.split('/')[2]}` },
  ...areaPages.map((area, index) =>
    page(`/${area}`, [{ group: 'areas', order: index, label: `areas.${area}`, icon: areaIcons[area], area }]),
  ),
  page('/docs/*', [
    { group: 'learn', order: 10, label: 'shell.nav.docs', icon: IconBook },
    { group: 'site-header', order: 30, label: 'shell.nav.docs' },
    { group: 'site-learn', order: 10, label: 'shell.nav.docs' },
  ]),
  page('/recent-updates', [
    { group: 'learn', order: 20, label: 'shell.nav.updates', icon: IconSpeakerphone, hasNews: true },
    { group: 'site-learn', order: 20, label: 'shell.nav.updates' },
  ]),
  page('/pricing', [
    { group: 'learn', order: 30, label: 'shell.nav.pricing', icon: IconReceipt2, isForVisitors: true },
  ]),
  page('/pricing2', [
    { group: 'site-header', order: 20, label: 'shell.nav.pricing' },
    { group: 'site-product', order: 30, label: 'shell.nav.pricing' },
  ]),
  page('/apps/blog/posts', [
    { group: 'Blog', order: 10, label: 'Posts' },
    { group: 'site-header', order: 40, label: 'Blog' },
    { group: 'site-learn', order: 30, label: 'Blog' },
  ]),
  page('/tables/collapsible', [{ group: 'samples', order: 200, label: 'shell.nav.table', icon: IconTable }]),
  page('/ktp', [{ group: 'samples', order: 210, label: 'shell.nav.ktp', icon: IconId }]),
  page('/kk', [{ group: 'samples', order: 220, label: 'shell.nav.kk', icon: IconFileText }]),
  page('/account/keys', [{ group: 'account', order: 10, label: 'shell.account.keys', icon: IconKey }], 'user'),
  page('/account/usage', [{ group: 'account', order: 20, label: 'shell.account.usage', icon: IconChartBar }], 'user'),
  page('/account/plan', [{ group: 'account', order: 30, label: 'shell.account.plan', icon: IconId }], 'user'),
  page('/account/profile', [{ group: 'person', order: 30, label: 'Profile', icon: IconUser }], 'user'),
  page('/admin/users', [{ group: 'admin', order: 10, label: 'shell.nav.users', icon: IconUsers }], 'admin'),
  { path: '/admin/users/:id', access: 'admin', parent: '/admin/users' },
  page('/admin/audit', [{ group: 'admin-system', order: 20, label: 'shell.nav.audit', icon: IconHistory }], 'admin'),
  { path: '/addscrape/start', access: 'admin', parent: '/addscrape' },
  page('/addscrape', [{ group: 'admin', order: 50, label: 'shell.nav.scrapers', icon: IconWorldDownload }], 'admin'),
  { path: '/admin/invitations', access: 'admin', parent: '/admin/users' },
  page('/about', [
    { group: 'site-header', order: 50, label: 'shell.site.about' },
    { group: 'site-learn', order: 40, label: 'shell.site.about' },
  ]),
  page('/portfolio', [{ group: 'site-product', order: 40, label: 'shell.site.portfolio' }]),
  sitePage('/support', 'site-help', 10, 'shell.site.support'),
  sitePage('/contact', 'site-help', 20, 'shell.site.contact'),
  sitePage('/privacyp', 'site-legal', 10, 'shell.site.privacy'),
  sitePage('/tos', 'site-legal', 20, 'shell.site.terms'),
  sitePage('/datadeletion', 'site-legal', 30, 'shell.site.deletion'),
];
