import type { App } from '@apiyard/api/contract/apps';
import { getApp } from '@apiyard/api/contract/apps';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useLoadable } from '../_kit/loadable.ts';
import { servicesOf } from '../_kit/route.ts';
import { AppScreen } from './AppScreen/AppScreen.tsx';
import { refusalOf } from '../_kit/refusal.ts';

interface AppData {
  readonly packageName: string;
  readonly app: Promise<App | null>;
}

export function loader(args: LoaderFunctionArgs): AppData {
  const packageName = args.params['packageName'] ?? '';
  const app = servicesOf(args)
    .api.send(getApp, { packageName })
    .catch((error: unknown) => {
      const { code } = refusalOf(error);
      // A name that no app can have is one that is not here.
      if (code === 'NotFound' || code === 'InvalidInput') return null;
      throw error;
    });
  // The screen shows a failure; without a listener the browser would report it as well.
  app.catch(() => {});
  return { packageName, app };
}

export function Component() {
  const { packageName, app } = useLoaderData<AppData>();
  const { revalidate } = useRevalidator();
  return <AppScreen packageName={packageName} app={useLoadable(app)} onRetry={() => void revalidate()} />;
}
