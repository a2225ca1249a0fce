/** Routes and mocked responses of the Android pages. */
import type { App, AppSummary } from '@apiyard/api/contract/content/apps';
import { getApp, listApps } from '@apiyard/api/contract/content/apps';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import * as appRoute from '../app.route.tsx';
import * as appsRoute from '../apps.route.tsx';

export const routes = [
  { path: '/android', ...appsRoute, HydrateFallback: () => null },
  { path: '/android/:packageName', ...appRoute, HydrateFallback: () => null },
];
export const list = (items: readonly AppSummary[]) => fixture(listApps, { items: [...items], next: null });
export const one = (app: App) => fixture(getApp, app);
