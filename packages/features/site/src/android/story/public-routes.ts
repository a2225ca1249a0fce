/** Routes and mocked responses of the Android pages. */
import { http, HttpResponse } from 'msw';
import * as appRoute from '../app.route.tsx';
import * as appsRoute from '../apps.route.tsx';

export const routes = [
  { path: '/android', ...appsRoute, HydrateFallback: () => null },
  { path: '/android/:packageName', ...appRoute, HydrateFallback: () => null },
];
export const list = (items: readonly object[]) =>
  http.get('*/api/apps', () => HttpResponse.json({ items, next: null }));
export const one = (app: object) => http.get('*/api/apps/com.example.yard', () => HttpResponse.json(app));
export const never = () => new Promise<never>(() => {});
export const fails = (code: string, status: number) => () =>
  HttpResponse.json({ success: false, code, detail: 'No.', requestId: 'story-500' }, { status });
