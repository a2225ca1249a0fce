import type { AppVersion } from '@apiyard/api/contract/content/apps';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { appsCopy } from './apps-copy.ts';
import type { UploadActions, UploadView } from './upload/UploadCard.tsx';
import { UploadCard } from './upload/UploadCard.tsx';
import { VersionList } from './VersionList.tsx';
import type { VersionAct } from './VersionMenu.tsx';

export interface AppVersionsScreenProps extends UploadActions {
  readonly versions: Loadable<readonly AppVersion[]>;
  readonly upload: UploadView;
  readonly nowMs: number;
  readonly onAct: (act: VersionAct, row: AppVersion) => void;
  readonly onReload: () => void;
}

export function AppVersionsScreen({ versions, upload, nowMs, onAct, onReload, ...actions }: AppVersionsScreenProps) {
  const t = useCopy(appsCopy);
  return (
    <Stack space={3}>
      <PageBand
        title={t('apps.title')}
        purpose={t('apps.purpose')}
        actions={
          <Link href="/android" look="quiet">
            {t('apps.public')}
          </Link>
        }
      />
      <UploadCard view={upload} {...actions} />
      <Heading level={2} size="h5">
        {t('apps.versions')}
      </Heading>
      {versions.state === 'loading' && (
        <Card>
          <div aria-busy>
            {Array.from({ length: 3 }, (_, index) => (
              <Skeleton key={index} shape="row" />
            ))}
          </div>
        </Card>
      )}
      {versions.state === 'failed' && (
        <Failed title={t('apps.failed')} requestId={versions.requestId} onRetry={onReload}>
          {t('apps.noAnswer')}
        </Failed>
      )}
      {versions.state === 'done' && versions.value.length === 0 && (
        <Empty title={t('apps.none')}>{t('apps.none.text')}</Empty>
      )}
      {versions.state === 'done' && versions.value.length > 0 && (
        <VersionList versions={versions.value} nowMs={nowMs} onAct={onAct} />
      )}
    </Stack>
  );
}
