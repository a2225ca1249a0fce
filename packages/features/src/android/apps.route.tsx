import type { AppSummary } from '@apiyard/api/contract/apps';
import { listApps } from '@apiyard/api/contract/apps';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useLoadable } from '../_kit/loadable.ts';
import { servicesOf } from '../_kit/route.ts';
import { AppsScreen } from './AppsScreen/AppsScreen.tsx';

interface AppsData {
  readonly apps: Promise<readonly AppSummary[]>;
}

export function loader(args: LoaderFunctionArgs): AppsData {
  const apps = servicesOf(args)
    .api.send(listApps, {})
    .then(({ items }) => items);
  // The screen shows a failure; without a listener the browser would report it as well.
  apps.catch(() => {});
  return { apps };
}

export function Component() {
  const apps = useLoadable(useLoaderData<AppsData>().apps);
  const { revalidate } = useRevalidator();
  return <AppsScreen apps={apps} onRetry={() => void revalidate()} />;
}
