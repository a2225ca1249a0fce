/** Where the walk goes. A test holds this list against the router: a route that nobody walks fails it. */
import type { Role } from './plan.ts';

export interface Place {
  /** The address; `{slug}` stands for a post of the blog, `{person}` for somebody's id. */
  readonly at: string;
  /** Who sees something else there: `login` leads to the login page and back, `forbidden` says that it is for admins. */
  readonly but?: Partial<Record<Role, 'login' | 'forbidden' | 'dashboard'>>;
}

const open = (...addresses: string[]): Place[] => addresses.map((at) => ({ at }));
const forAdmins = (...addresses: string[]): Place[] =>
  addresses.map((at) => ({ at, but: { visitor: 'login', user: 'forbidden' } }));
const forPeople = (...addresses: string[]): Place[] => addresses.map((at) => ({ at, but: { visitor: 'login' } }));
const forVisitors = (...addresses: string[]): Place[] =>
  addresses.map((at) => ({ at, but: { user: 'dashboard', admin: 'dashboard' } }));

export const places: readonly Place[] = [
  ...open('/', '/dashboards/'),
  ...open(
    '/homepage',
    '/about',
    '/contact',
    '/portfolio',
    '/pricing2',
    '/privacyp',
    '/tos',
    '/support',
    '/datadeletion',
  ),
  ...open(
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
  ),
  ...open('/random?tool=uuid', '/allfeature', '/hub', '/hub/convert/data'),
  ...open('/docs', '/docs/errors', '/docs/random/qr', '/recent-updates', '/pricing', '/android'),
  ...open('/apps/blog/posts', '/apps/blog/detail/{slug}', '/tables/collapsible', '/ktp', '/kk'),
  ...forVisitors('/auth/login', '/auth/register', '/auth/two-steps', '/auth/two-steps2'),
  ...open(
    '/auth/forgot-password',
    '/auth/forgot-password2',
    '/auth/reset-password',
    '/auth/confirm-email',
    '/auth/maintenance',
    '/auth/404',
  ),
  ...forAdmins('/admin/users', '/admin/users/{person}', '/admin/messages', '/admin/audit'),
  ...forAdmins('/admin/settings', '/admin/invitations', '/admin/health'),
  ...forPeople('/account/profile', '/account/security', '/account/keys', '/account/usage'),
  ...forPeople('/account/plan'),
  ...forAdmins('/addprem', '/addprem?tab=requests', '/addprem?tab=vouchers', '/admin/plans'),
  ...forAdmins('/admin/addapk', '/addscrape', '/addscrape/start'),
  ...forAdmins(
    '/admin/recent-updates',
    '/admin/recent-updates/new',
    '/admin/blog',
    '/admin/blog/new',
    '/admin/gallery',
  ),
];

/** Routes of the router that need something made first; their own tests go there. */
export const walkedElsewhere: readonly string[] = ['android/:packageName', 'addscrape/:id', 'addscrape/:id/revisions'];
