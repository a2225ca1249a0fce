/** What the app puts around pages: who is here, what was chosen, and the frames. For flows that go through several of them. */
import { sampleHandlers } from '@apiyard/api/sample/layer';
import { newPerson } from '@apiyard/api/sample/new-person';
import { catalogue } from '@apiyard/api/sample/seed/catalogue';
import { createSampleStore } from '@apiyard/api/sample/store';
import { accountPageCopy } from '@apiyard/features/_kit/AccountPage/account-page-copy.ts';
import { accountCopy } from '@apiyard/features/account/account-copy.ts';
import * as profilePage from '@apiyard/features/account/profile.route.tsx';
import * as securityPage from '@apiyard/features/account/security.route.tsx';
import * as keysPage from '@apiyard/features/keys/keys.route.tsx';
import { keysCopy } from '@apiyard/features/keys/keys-copy.ts';
import { loadActive, useLanguage } from '@apiyard/features/_kit/copy.ts';
import { localeOf } from '@apiyard/features/_kit/language.ts';
import type { Services } from '@apiyard/features/_kit/services.tsx';
import { servicesContext, useServices, useSetting } from '@apiyard/features/_kit/services.tsx';
import { applySettings } from '@apiyard/features/_kit/settings.ts';
import { credentialsCopy } from '@apiyard/features/_kit/credentials/credentials-copy.ts';
import { areasCopy } from '@apiyard/features/_kit/areas/areas-copy.ts';
import { authCopy } from '@apiyard/features/auth/auth-copy.ts';
import * as confirmEmailPage from '@apiyard/features/auth/confirm-email.route.tsx';
import * as forgotPage from '@apiyard/features/auth/forgot-password.route.tsx';
import * as loginPage from '@apiyard/features/auth/login.route.tsx';
import * as registerPage from '@apiyard/features/auth/register.route.tsx';
import * as resetPage from '@apiyard/features/auth/reset-password.route.tsx';
import * as twoStepsPage from '@apiyard/features/auth/two-steps.route.tsx';
import { WithSession } from '@apiyard/features/auth/story/with-session.tsx';
import * as homePage from '@apiyard/features/home/home.route.tsx';
import { homeCopy } from '@apiyard/features/home/home-copy.ts';
import * as areaPage from '@apiyard/features/hub/area.route.tsx';
import * as hubPage from '@apiyard/features/hub/hub-list.route.tsx';
import { hubCopy } from '@apiyard/features/hub/hub-copy.ts';
import { BlankFrame } from '@apiyard/features/shell/BlankFrame/BlankFrame.tsx';
import { FullFrame } from '@apiyard/features/shell/FullFrame/FullFrame.tsx';
import { useMenu } from '@apiyard/features/shell/navigation/use-menu.ts';
import { shellCopy } from '@apiyard/features/shell/shell-copy.ts';
import { SiteFrame } from '@apiyard/features/shell/SiteFrame/SiteFrame.tsx';
import { storyExists } from '@apiyard/features/shell/story/shell-menu.ts';
import * as landingPage from '@apiyard/features/site/landing.route.tsx';
import { landingCopy } from '@apiyard/features/site/landing/landing-copy.ts';
import type { Labels } from '@apiyard/ui/labels/labels';
import { loadLabels } from '@apiyard/ui/labels/load-labels';
import { UiProvider } from '@apiyard/ui/provider';
import { wireframe } from '@apiyard/ui/story/globals.ts';
import { ToastRegion } from '@apiyard/ui/Toast';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router';
import { Outlet } from 'react-router';

export const person = { username: 'amina', email: 'amina@example.test', password: 'a yard full of tools' };

/** A yard of the sample layer in which one person has an account, and nobody is signed in. */
export function sampleYard() {
  const store = createSampleStore({ apis: catalogue });
  store.people.push(newPerson(store, person));
  return { store, handlers: sampleHandlers(store) };
}

export const loadCopies = () =>
  Promise.all(
    [
      accountCopy,
      accountPageCopy,
      areasCopy,
      authCopy,
      credentialsCopy,
      homeCopy,
      hubCopy,
      keysCopy,
      landingCopy,
      shellCopy,
    ].map(loadActive),
  );

/** Loaders ask the frame's services who is here; in these flows people sign in. */
let running: Services | null = null;
const onServices = (services: Services | null) => {
  running = services;
};
const asSignedIn: MiddlewareFunction = ({ context }, next) => {
  if (running !== null) context.set(servicesContext, running);
  return next();
};

function App() {
  return (
    <WithSession onServices={onServices}>
      <Dress>
        <Outlet />
        <ToastRegion />
      </Dress>
    </WithSession>
  );
}

/** Language and settings on the document, where the toolbar's stood; they stand there again afterwards. */
function Dress({ children }: { readonly children: ReactNode }) {
  const { settings } = useServices();
  const language = useLanguage();
  const direction = useSetting('activeDir');
  const [labels, setLabels] = useState<Labels | null>(null);
  const locale = localeOf(language) as 'en' | 'fr' | 'ar' | 'zh-CN';
  useEffect(() => {
    let isLeft = false;
    void loadLabels(locale).then((loaded) => isLeft || setLabels(loaded));
    return () => {
      isLeft = true;
    };
  }, [locale]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = Array.from(root.attributes, ({ name, value }) => [name, value] as const);
    const isWireframe = root.dataset['colorTheme'] === wireframe;
    const apply = () => {
      applySettings(root, settings.get());
      // It is nobody's choice: under a theme of the app the run that looks for what does not come from tokens sees nothing.
      if (isWireframe) root.dataset['colorTheme'] = wireframe;
    };
    apply();
    const stop = settings.subscribe(apply);
    return () => {
      stop();
      for (const name of root.getAttributeNames()) root.removeAttribute(name);
      for (const [name, value] of before) root.setAttribute(name, value);
    };
  }, [settings]);
  if (labels === null) return null;
  return (
    <UiProvider locale={locale} labels={labels} direction={direction}>
      {children}
    </UiProvider>
  );
}

const exists = (href: string) =>
  storyExists(href) || ['/account/profile', '/account/security', '/account/keys'].includes(href);

function Full() {
  return (
    <FullFrame menu={useMenu(exists)} exists={exists}>
      <Outlet />
    </FullFrame>
  );
}

function Site() {
  return (
    <SiteFrame exists={exists}>
      <Outlet />
    </SiteFrame>
  );
}

function Blank() {
  return (
    <BlankFrame>
      <Outlet />
    </BlankFrame>
  );
}

/** Pages with a session in which people sign in and out. */
export const inApp = (children: RouteObject[]): RouteObject[] => [
  { Component: App, middleware: [asSignedIn], HydrateFallback: () => null, children },
];

/** The pages of these flows, each in its frame. */
export const routes = inApp([
  { Component: Site, children: [{ path: '/', ...landingPage }] },
  {
    Component: Full,
    children: [
      { path: '/dashboards', ...homePage },
      { path: '/account/profile', ...profilePage },
      { path: '/account/security', ...securityPage },
      { path: '/account/keys', ...keysPage },
      { path: '/hub', ...hubPage },
      { path: '/random', ...areaPage },
      { path: '/convert', ...areaPage },
    ],
  },
  {
    Component: Blank,
    children: [
      { path: '/auth/login', ...loginPage },
      { path: '/auth/register', ...registerPage },
      { path: '/auth/forgot-password', ...forgotPage },
      { path: '/auth/reset-password', ...resetPage },
      { path: '/auth/confirm-email', ...confirmEmailPage },
      { path: '/auth/two-steps', ...twoStepsPage },
    ],
  },
]);
