import { lazyRoute, withOneReload } from '@apiyard/features/_kit/route.ts';
import { credentialsCopy } from '@apiyard/features/_kit/credentials/credentials-copy.ts';
import { accountPageCopy } from '@apiyard/features/_kit/AccountPage/account-page-copy.ts';
import { androidCopy } from '@apiyard/features/android/android-copy.ts';
import { areasCopy } from '@apiyard/features/_kit/areas/areas-copy.ts';
import { accountCopy } from '@apiyard/features/account/account-copy.ts';
import { authCopy } from '@apiyard/features/auth/auth-copy.ts';
import { sampleContentCopy } from '@apiyard/features/_kit/SampleContentNotice/sample-content-copy.ts';
import { tablesCopy } from '@apiyard/features/tables/tables-copy.ts';
import { blogCopy } from '@apiyard/features/blog/blog-copy.ts';
import { updatesCopy } from '@apiyard/features/updates/updates-copy.ts';
import { docsCopy } from '@apiyard/features/docs/docs-copy.ts';
import { errorsCopy } from '@apiyard/features/errors/errors-copy.ts';
import { UnknownAddress } from '@apiyard/features/errors/UnknownAddress.tsx';
import { homeCopy } from '@apiyard/features/home/home-copy.ts';
import { hubCopy } from '@apiyard/features/hub/hub-copy.ts';
import { areaPages } from '@apiyard/features/_kit/areas/tool-href.ts';
import { StartScreen } from '@apiyard/features/readiness/StartScreen/StartScreen.tsx';
import { specimenCopy } from '@apiyard/features/specimen/specimen-copy.ts';
import { keysCopy } from '@apiyard/features/keys/keys-copy.ts';
import { usageCopy } from '@apiyard/features/usage/usage-copy.ts';
import { legalCopy } from '@apiyard/features/legal/legal-copy.ts';
import { privacyCopy } from '@apiyard/features/legal/privacy/privacy-copy.ts';
import { termsCopy } from '@apiyard/features/legal/terms/terms-copy.ts';
import { messagesCopy } from '@apiyard/features/messages/messages-copy.ts';
import { planCopy } from '@apiyard/features/plan/plan-copy.ts';
import { planCardCopy } from '@apiyard/features/_kit/PlanCard/plan-card-copy.ts';
import { pricingCopy } from '@apiyard/features/pricing/pricing-copy.ts';
import { aboutCopy } from '@apiyard/features/site/about/about-copy.ts';
import { homepageCopy } from '@apiyard/features/site/homepage/homepage-copy.ts';
import { landingCopy } from '@apiyard/features/site/landing/landing-copy.ts';
import { portfolioCopy } from '@apiyard/features/site/portfolio/portfolio-copy.ts';
import type { RouteObject } from 'react-router';
import type { deskRoutes } from './desk-routes.ts';
import { existsIn } from './layouts/exists.ts';
import { Root } from './layouts/Root.tsx';
import { RouteError } from './layouts/RouteError.tsx';

const home = lazyRoute(() => import('@apiyard/features/home/home.route.tsx'), homeCopy);
const area = lazyRoute(() => import('@apiyard/features/hub/area.route.tsx'), hubCopy, areasCopy);
const fullLayout = () =>
  import('./layouts/FullLayout/FullLayout.tsx').then(({ FullLayout }) => ({ Component: FullLayout }));
const siteLayout = () =>
  import('./layouts/SiteLayout/SiteLayout.tsx').then(({ SiteLayout }) => ({ Component: SiteLayout }));
const blankLayout = () =>
  import('./layouts/BlankLayout/BlankLayout.tsx').then(({ BlankLayout }) => ({ Component: BlankLayout }));

/** A page of admins: they fetch the list of them once. */
const desk = (name: keyof typeof deskRoutes) => async () => {
  const { deskRoutes: routes } = await withOneReload('reloaded-for-desk', () => import('./desk-routes.ts'));
  return routes[name]();
};

/** Inside sidebar and header. */
const full: RouteObject[] = [
  { path: 'dashboards', lazy: home },
  ...areaPages.map((path) => ({ path, lazy: area })),
  {
    path: 'allfeature',
    lazy: lazyRoute(() => import('@apiyard/features/hub/all-tools.route.tsx'), hubCopy, areasCopy),
  },
  { path: 'hub', lazy: lazyRoute(() => import('@apiyard/features/hub/hub-list.route.tsx'), hubCopy, areasCopy) },
  { path: 'hub/*', lazy: lazyRoute(() => import('@apiyard/features/hub/playground.route.tsx'), hubCopy) },
  {
    path: 'recent-updates',
    lazy: lazyRoute(() => import('@apiyard/features/updates/updates.route.tsx'), updatesCopy, sampleContentCopy),
  },
  {
    path: 'tables/collapsible',
    lazy: lazyRoute(() => import('@apiyard/features/tables/collapsible.route.tsx'), tablesCopy),
  },
  {
    path: 'apps/blog/posts',
    lazy: lazyRoute(() => import('@apiyard/features/blog/blog-list.route.tsx'), blogCopy, sampleContentCopy),
  },
  {
    path: 'apps/blog/detail/:id',
    lazy: lazyRoute(() => import('@apiyard/features/blog/blog-post.route.tsx'), blogCopy),
  },
  { path: 'docs/*', lazy: lazyRoute(() => import('@apiyard/features/docs/docs.route.tsx'), docsCopy, areasCopy) },
  {
    path: 'account/profile',
    lazy: lazyRoute(
      () => import('@apiyard/features/account/profile.route.tsx'),
      accountCopy,
      credentialsCopy,
      accountPageCopy,
    ),
  },
  {
    path: 'account/security',
    lazy: lazyRoute(
      () => import('@apiyard/features/account/security.route.tsx'),
      accountCopy,
      credentialsCopy,
      accountPageCopy,
    ),
  },
  {
    path: 'account/plan',
    lazy: lazyRoute(() => import('@apiyard/features/plan/plan.route.tsx'), planCopy, planCardCopy, accountPageCopy),
  },
  {
    path: 'pricing',
    lazy: lazyRoute(() => import('@apiyard/features/pricing/pricing.route.tsx'), pricingCopy, planCardCopy),
  },
  { path: 'android', lazy: lazyRoute(() => import('@apiyard/features/android/apps.route.tsx'), androidCopy) },
  {
    path: 'android/:packageName',
    lazy: lazyRoute(() => import('@apiyard/features/android/app.route.tsx'), androidCopy),
  },
  {
    path: 'account/keys',
    lazy: lazyRoute(() => import('@apiyard/features/keys/keys.route.tsx'), keysCopy, accountPageCopy, areasCopy),
  },
  {
    path: 'account/usage',
    lazy: lazyRoute(() => import('@apiyard/features/usage/usage.route.tsx'), usageCopy, accountPageCopy),
  },
  { path: 'addprem', lazy: desk('premium') },
  { path: 'admin/users', lazy: desk('users') },
  { path: 'admin/users/:id', lazy: desk('user') },
  { path: 'admin/messages', lazy: desk('messages') },
  { path: 'admin/audit', lazy: desk('audit') },
  { path: 'admin/plans', lazy: desk('plans') },
  { path: 'admin/addapk', lazy: desk('apps') },
  { path: 'admin/settings', lazy: desk('settings') },
  { path: 'admin/invitations', lazy: desk('invitations') },
  { path: 'admin/health', lazy: desk('health') },
  { path: 'admin/recent-updates', lazy: desk('updates') },
  { path: 'admin/recent-updates/:id', lazy: desk('update') },
  { path: 'admin/blog', lazy: desk('posts') },
  { path: 'admin/blog/:id', lazy: desk('post') },
  { path: 'admin/gallery', lazy: desk('gallery') },
  { path: 'addscrape', lazy: desk('scrapers') },
  { path: 'addscrape/start', lazy: desk('scraperStart') },
  { path: 'addscrape/:id', lazy: desk('scraper') },
  { path: 'addscrape/:id/revisions', lazy: desk('scraperRevisions') },
];

/** Public pages: the site's own head and foot around them. Those of the build are listed in `build/public-pages.ts`. */
const site: RouteObject[] = [
  { path: 'homepage', lazy: lazyRoute(() => import('@apiyard/features/site/homepage.route.tsx'), homepageCopy) },
  { path: 'about', lazy: lazyRoute(() => import('@apiyard/features/site/about.route.tsx'), aboutCopy) },
  { path: 'contact', lazy: lazyRoute(() => import('@apiyard/features/messages/contact.route.tsx'), messagesCopy) },
  { path: 'support', lazy: lazyRoute(() => import('@apiyard/features/messages/support.route.tsx'), messagesCopy) },
  {
    path: 'datadeletion',
    lazy: lazyRoute(() => import('@apiyard/features/messages/data-deletion.route.tsx'), messagesCopy),
  },
  {
    path: 'pricing2',
    lazy: lazyRoute(() => import('@apiyard/features/pricing/pricing2.route.tsx'), pricingCopy, planCardCopy),
  },
  {
    path: 'privacyp',
    lazy: lazyRoute(() => import('@apiyard/features/legal/privacy.route.tsx'), legalCopy, privacyCopy),
  },
  { path: 'tos', lazy: lazyRoute(() => import('@apiyard/features/legal/terms.route.tsx'), legalCopy, termsCopy) },
  {
    path: 'portfolio',
    lazy: lazyRoute(() => import('@apiyard/features/site/portfolio.route.tsx'), portfolioCopy, areasCopy),
  },
];

/** Nothing around them but the way home. */
const blank: RouteObject[] = [
  {
    path: 'auth/login',
    lazy: lazyRoute(() => import('@apiyard/features/auth/login.route.tsx'), authCopy, credentialsCopy),
  },
  {
    path: 'auth/register',
    lazy: lazyRoute(() => import('@apiyard/features/auth/register.route.tsx'), authCopy, credentialsCopy),
  },
  {
    path: 'auth/forgot-password',
    lazy: lazyRoute(() => import('@apiyard/features/auth/forgot-password.route.tsx'), authCopy, credentialsCopy),
  },
  {
    path: 'auth/forgot-password2',
    lazy: lazyRoute(() => import('@apiyard/features/auth/forgot-password2.route.tsx'), authCopy, credentialsCopy),
  },
  {
    path: 'auth/reset-password',
    lazy: lazyRoute(() => import('@apiyard/features/auth/reset-password.route.tsx'), authCopy, credentialsCopy),
  },
  {
    path: 'auth/confirm-email',
    lazy: lazyRoute(() => import('@apiyard/features/auth/confirm-email.route.tsx'), authCopy, credentialsCopy),
  },
  {
    path: 'auth/two-steps',
    lazy: lazyRoute(() => import('@apiyard/features/auth/two-steps.route.tsx'), authCopy, credentialsCopy),
  },
  {
    path: 'auth/two-steps2',
    lazy: lazyRoute(() => import('@apiyard/features/auth/two-steps2.route.tsx'), authCopy, credentialsCopy),
  },
  {
    path: 'auth/maintenance',
    lazy: lazyRoute(() => import('@apiyard/features/errors/maintenance.route.tsx'), errorsCopy),
  },
  { path: 'ktp', lazy: lazyRoute(() => import('@apiyard/features/specimen/ktp.route.tsx'), specimenCopy) },
  { path: 'kk', lazy: lazyRoute(() => import('@apiyard/features/specimen/kk.route.tsx'), specimenCopy) },
  { path: 'auth/404', lazy: lazyRoute(() => import('@apiyard/features/errors/not-found.route.tsx'), errorsCopy) },
];

/** Who is here when the page loads: it decides what `/` is. */
export type Who = 'visitor' | 'person';

const inFull = lazyRoute(fullLayout);
const inBlank = lazyRoute(blankLayout);
const inSite = lazyRoute(siteLayout);
const landing = lazyRoute(() => import('@apiyard/features/site/landing.route.tsx'), landingCopy, areasCopy);

/** Every address of the product. A page's code and texts load when it is first opened. */
export function routesOf(who: Who): RouteObject[] {
  const within = (lazy: RouteObject['lazy'], children: RouteObject[]): RouteObject =>
    ({ lazy, children: [{ ErrorBoundary: RouteError, children }] }) as RouteObject;
  const children = [
    who === 'visitor'
      ? within(inSite, [{ index: true, lazy: landing }])
      : within(inFull, [{ index: true, lazy: home }]),
    within(inFull, full),
    within(inSite, site),
    within(inBlank, blank),
    { path: '*', Component: UnknownAddress },
  ];
  return [
    {
      element: <Root exists={existsIn(children)} />,
      ErrorBoundary: RouteError,
      HydrateFallback: StartScreen,
      children,
    },
  ];
}
