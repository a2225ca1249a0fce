/** The app around pages: session, settings, and layouts. For flows over several pages. */
import { sampleHandlers } from '@apiyard/api/sample/layer';
import { newPerson } from '@apiyard/api/sample/new-person';
import { catalogue } from '@apiyard/api/sample/seed/catalogue';
import { createSampleStore } from '@apiyard/api/sample/store';
import { loadActive, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { servicesContext, useServices, useSetting } from '@apiyard/kit/services.tsx';
import { applySettings } from '@apiyard/kit/settings/settings.ts';
import { pages as account } from '@apiyard/account/pages.ts';
import { emptyDashboard } from '@apiyard/hub/dashboard/story/empty-dashboard.ts';
import { pages as hub } from '@apiyard/hub/pages.ts';
import { pages as modules } from '@apiyard/modules/pages.ts';
import { pages as site } from '@apiyard/site/pages.ts';
import type { Page } from '@apiyard/kit/routing/page.ts';
import { PageListProvider, pagesAbove } from '@apiyard/kit/routing/page-list.tsx';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { siteLinks } from '@apiyard/shell/navigation/navigation.ts';
import { WithSession } from '@apiyard/account/auth/story/with-session.tsx';
import { BlankFrame } from '@apiyard/shell/BlankFrame/BlankFrame.tsx';
import { FullFrame } from '@apiyard/shell/FullFrame/FullFrame.tsx';
import { useMenu } from '@apiyard/shell/navigation/use-menu.ts';
import { shellCopy } from '@apiyard/shell/shell-copy.ts';
import { SiteFrame } from '@apiyard/shell/SiteFrame/SiteFrame.tsx';
import { noNotifications } from '@apiyard/shell/story/no-notifications.ts';
import type { Labels } from '@apiyard/ui/labels/labels';
import { loadLabels } from '@apiyard/ui/labels/load-labels';
import { UiProvider } from '@apiyard/ui/provider';
import { wireframe } from '@apiyard/ui/story/globals.ts';
import { ToastRegion } from '@apiyard/ui/Toast';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { MiddlewareFunction, RouteObject } from 'react-router';
import { Outlet } from 'react-router';

export const person = { username: 'amina', email: 'amina@example.test', password: 'a shed full of tools' };

/** A site of the sample layer with one account, and no one signed in. */
export function sampleSite() {
  const store = createSampleStore({ apis: catalogue });
  store.people.push(newPerson(store, person));
  return {
    store,
    handlers: [...noNotifications, ...emptyDashboard, ...sampleHandlers(store)],
  };
}

/** The routes load the texts of their pages. */
export const loadCopies = () => loadActive(shellCopy);

/** Loaders read the signed-in person from the frame's services; in these flows people sign in. */
let running: Services | null = null;
const onServices = (services: Services | null) => {
  running = services;
};
const asSignedIn: MiddlewareFunction = ({ context }, next) => {
  if (running !== null) context.set(servicesContext, running);
  return next();
};

const pages = [...account, ...hub, ...modules, ...site];
const links = siteLinks(pages);

function App() {
  return (
    <WithSession onServices={onServices}>
      <Dress>
        <PageListProvider pages={pages}>
          <Outlet />
        </PageListProvider>
        <ToastRegion />
      </Dress>
    </WithSession>
  );
}

/** Sets language and settings on the document instead of the toolbar's, which are restored afterwards. */
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
      // Not a theme that a person can choose: under a theme of the app, the check for values that do not come from tokens would find nothing.
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

function Full() {
  return (
    <FullFrame menu={useMenu(pages)}>
      <Outlet />
    </FullFrame>
  );
}

function Site() {
  return (
    <SiteFrame links={links}>
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

function Bare() {
  return <Outlet />;
}

/** Pages with a session in which people sign in and out. */
export const inApp = (children: RouteObject[]): RouteObject[] => [
  { Component: App, middleware: [asSignedIn], HydrateFallback: () => null, children },
];

const within = (layout: Page['layout'], Component: () => ReactNode): RouteObject => ({
  Component,
  children: pages.filter((page) => page.layout === layout).map((page) => routeOf(page, pagesAbove(page, pages))),
});

/** The pages of these flows, each in its frame. */
export const routes = inApp([within('site', Site), within('full', Full), within('blank', Blank), within('bare', Bare)]);
