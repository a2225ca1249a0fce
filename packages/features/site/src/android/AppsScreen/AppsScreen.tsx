import type { AppSummary } from '@apiyard/api/contract/content/apps';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Link as RouterLink } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { itemListOf } from '@apiyard/kit/PageTitle/item-list.ts';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { useServices, useSite } from '@apiyard/kit/services.tsx';
import { androidCopy } from '../android-copy.ts';
import { appPath, isolated } from '@apiyard/kit/apps/app-paths.ts';
import { AppIcon } from '@apiyard/kit/apps/AppIcon.tsx';
import { RunsOn } from '../RunsOn.tsx';
import { card, facts, list, name as nameStyle, words } from './AppsScreen.css.ts';

export interface AppsScreenProps {
  readonly apps: Loadable<readonly AppSummary[]>;
  readonly onRetry: () => void;
}

/** List of Android apps. */
export function AppsScreen({ apps, onRetry }: AppsScreenProps) {
  const t = useCopy(androidCopy);
  const { name } = useSite();
  const { siteOrigin } = useServices();
  return (
    <Stack space={3}>
      <PageBand title={t('android.title')} purpose={t('android.purpose', { site: name })} />
      {apps.state === 'loading' && (
        <div className={list} aria-busy>
          {Array.from({ length: 3 }, (_, index) => (
            <div key={index} className={card}>
              <Skeleton shape="circle" />
              <div className={words}>
                <Skeleton shape="text" lines={2} />
              </div>
            </div>
          ))}
        </div>
      )}
      {apps.state === 'failed' && (
        <Failed title={t('android.failed')} requestId={apps.requestId} onRetry={onRetry}>
          {t('android.failed.text')}
        </Failed>
      )}
      {apps.state === 'done' && apps.value.length === 0 && (
        <Empty
          title={t('android.none')}
          action={
            <Link href="/hub" look="quiet">
              {t('android.none.hub')}
            </Link>
          }
        >
          {t('android.none.text')}
        </Empty>
      )}
      {apps.state === 'done' && apps.value.length > 0 && (
        <>
          <StructuredData
            value={itemListOf(
              t('android.title'),
              apps.value.map(({ label, packageName }) => ({ name: label, url: siteOrigin + appPath(packageName) })),
            )}
          />
          <ul role="list" className={list}>
            {apps.value.map((app) => (
              <li key={app.packageName}>
                <AppCard app={app} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

function AppCard({ app: { packageName, label, hasIcon, downloads, newest } }: { readonly app: AppSummary }) {
  const t = useCopy(androidCopy);
  const measure = useMeasure();
  return (
    <div className={card}>
      <AppIcon {...{ packageName, label, hasIcon }} size="huge" />
      <div className={words}>
        <RouterLink to={appPath(packageName)} className={nameStyle}>
          <bdi>{label}</bdi>
        </RouterLink>
        <div className={facts}>
          <span>{t('android.version', { name: isolated(newest.versionName) })}</span>
          <span>{measure.bytes(newest.sizeBytes)}</span>
          <span>{t('android.downloadsCount', { count: downloads })}</span>
          {newest.minSdk !== null && (
            <span>
              <RunsOn minSdk={newest.minSdk} />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
