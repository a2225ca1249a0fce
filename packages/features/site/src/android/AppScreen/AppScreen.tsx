import type { App, AppRelease } from '@apiyard/api/contract/content/apps';
import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { Markdown } from '@apiyard/ui/Markdown';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { Timeline } from '@apiyard/ui/Timeline';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat, useTimeZone } from '@apiyard/kit/format.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { useServices } from '@apiyard/kit/services.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { androidCopy } from '../android-copy.ts';
import { appPath, filePath, isolated } from '@apiyard/kit/apps/app-paths.ts';
import { AppIcon } from '@apiyard/kit/apps/AppIcon.tsx';
import { PackageName } from '@apiyard/kit/apps/PackageName.tsx';
import { RunsOn } from '../RunsOn.tsx';
import {
  changes,
  columns,
  digest,
  digestLine,
  fact,
  facts,
  head,
  headWords,
  release as releaseStyle,
  releaseFacts,
  steps,
  term,
  value,
} from './AppScreen.css.ts';

export interface AppScreenProps {
  readonly packageName: string;
  /** Null if there is no published app with this name. */
  readonly app: Loadable<App | null>;
  readonly onRetry: () => void;
}

/** One Android app: latest version, installation and version history. */
export function AppScreen({ packageName, app, onRetry }: AppScreenProps) {
  const t = useCopy(androidCopy);
  const known = app.state === 'done' ? app.value : null;
  return (
    <Stack space={3}>
      <PageBand
        title={known?.label ?? packageName}
        {...(known !== null && { description: t('android.app.description', { app: known.label }) })}
        isNotFound={app.state === 'done' && known === null}
      />
      {app.state === 'loading' && (
        <div className={columns} aria-busy>
          <Card>
            <Skeleton shape="block" height={12} />
          </Card>
          <Card>
            <Skeleton shape="text" lines={4} />
          </Card>
        </div>
      )}
      {app.state === 'failed' && (
        <Failed title={t('android.app.failed')} requestId={app.requestId} onRetry={onRetry}>
          {t('android.failed.text')}
        </Failed>
      )}
      {app.state === 'done' && known === null && (
        <Empty
          title={t('android.app.gone')}
          picture={<NothingFound />}
          action={
            <Link href="/android" look="quiet">
              {t('android.app.all')}
            </Link>
          }
        >
          {t('android.app.gone.text')}
        </Empty>
      )}
      {known !== null && <Whole app={known} />}
    </Stack>
  );
}

function Whole({ app }: { readonly app: App }) {
  const t = useCopy(androidCopy);
  const timeZone = useTimeZone();
  const { siteOrigin } = useServices();
  const { packageName, label, hasIcon, versions } = app;
  const [newest] = versions;
  if (newest === undefined) return null;
  return (
    <>
      <StructuredData
        value={{
          '@type': 'MobileApplication',
          name: label,
          url: siteOrigin + appPath(packageName),
          operatingSystem: 'Android',
          softwareVersion: newest.versionName,
          datePublished: newest.publishedAt,
        }}
      />
      <div className={columns}>
        <Card>
          <Stack space={3}>
            <div className={head}>
              <AppIcon {...{ packageName, label, hasIcon }} size="huge" />
              <div className={headWords}>
                <Text weight="heading">{t('android.version', { name: isolated(newest.versionName) })}</Text>
                <Text size="small" tone="quiet" isMono>
                  <PackageName name={packageName} />
                </Text>
              </div>
              <Download packageName={packageName} release={newest} look="primary" />
            </div>
            <Facts release={newest} downloads={app.downloads} />
          </Stack>
        </Card>
        <Card title={t('android.install')}>
          <ol className={steps}>
            <li>{t('android.install.open')}</li>
            <li>{t('android.install.allow')}</li>
            <li>{t('android.install.check')}</li>
          </ol>
        </Card>
      </div>
      <Card title={t('android.history')}>
        <Timeline
          label={t('android.history.of', { app: label })}
          timeZone={timeZone}
          events={versions.map((release) => ({
            id: String(release.versionCode),
            at: release.publishedAt,
            title: <bdi>{release.versionName}</bdi>,
            description: <History packageName={packageName} release={release} isNewest={release === newest} />,
          }))}
        />
      </Card>
    </>
  );
}

function Download({
  packageName,
  release,
  look,
}: {
  readonly packageName: string;
  readonly release: AppRelease;
  readonly look: 'primary' | 'text';
}) {
  const t = useCopy(androidCopy);
  const { apiOrigin } = useServices();
  return (
    <Link
      href={apiOrigin + filePath(packageName, release.versionCode)}
      look={look}
      download={`${packageName}-${release.versionCode}.apk`}
      {...(look === 'primary' && { icon: <IconDownload size={20} stroke={1.5} aria-hidden /> })}
    >
      {t('android.download', { name: isolated(release.versionName) })}
    </Link>
  );
}

function Facts({ release, downloads }: { readonly release: AppRelease; readonly downloads: number }) {
  const t = useCopy(androidCopy);
  const format = useFormat();
  const measure = useMeasure();
  const { versionName, sizeBytes, minSdk, publishedAt, sha256, certificateSha256 } = release;
  return (
    <dl className={facts} aria-label={t('android.facts', { name: versionName })}>
      <Fact name={t('android.size')}>{measure.bytes(sizeBytes)}</Fact>
      {minSdk !== null && (
        <Fact name={t('android.minSdk')}>
          <RunsOn minSdk={minSdk} />
        </Fact>
      )}
      <Fact name={t('android.published')}>
        <Time at={publishedAt} />
      </Fact>
      <Fact name={t('android.downloads')}>{format.number(downloads)}</Fact>
      <Digest name={t('android.sha256')} text={sha256} copy={t('android.copy', { name: versionName })} />
      {certificateSha256 !== null && (
        <Digest name={t('android.certificate')} text={certificateSha256} copy={t('android.copyCertificate')} />
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={fact}>
      <dt className={term}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}

function Digest({ name, text, copy }: { readonly name: string; readonly text: string; readonly copy: string }) {
  return (
    <div className={digest}>
      <dt className={term}>{name}</dt>
      <dd className={digestLine}>
        <Text as="span" size="small" isMono>
          {text}
        </Text>
        <CopyButton text={text} label={copy} />
      </dd>
    </div>
  );
}

function History({
  packageName,
  release,
  isNewest,
}: {
  readonly packageName: string;
  readonly release: AppRelease;
  readonly isNewest: boolean;
}) {
  const t = useCopy(androidCopy);
  const measure = useMeasure();
  const { changelog, sizeBytes, downloads, sha256, versionName } = release;
  return (
    <Stack space={1}>
      <div className={changes}>
        {changelog === '' ? (
          <Text tone="quiet">{t('android.noChanges')}</Text>
        ) : (
          <Markdown headingLevel={3}>{changelog}</Markdown>
        )}
      </div>
      <div className={releaseFacts}>
        <span>{measure.bytes(sizeBytes)}</span>
        <span>{t('android.downloadsCount', { count: downloads })}</span>
      </div>
      {!isNewest && (
        <div className={releaseStyle}>
          <Download packageName={packageName} release={release} look="text" />
          <CopyButton text={sha256} label={t('android.copy', { name: versionName })} />
        </div>
      )}
    </Stack>
  );
}
