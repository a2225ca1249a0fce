import type { AppVersion } from '@apiyard/api/contract/apps';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { useCopy } from '../../_kit/copy.ts';
import type { Loadable } from '../../_kit/loadable.ts';
import { PageBand } from '../../_kit/PageBand/PageBand.tsx';
import { androidCopy } from '../android-copy.ts';
import type { UploadActions, UploadView } from '../upload/UploadCard.tsx';
import { UploadCard } from '../upload/UploadCard.tsx';
import { VersionList } from './VersionList.tsx';
import type { VersionAct } from './VersionMenu.tsx';

export interface AppDeskScreenProps extends UploadActions {
  readonly versions: Loadable<readonly AppVersion[]>;
  readonly upload: UploadView;
  readonly nowMs: number;
  readonly onAct: (act: VersionAct, row: AppVersion) => void;
  readonly onReload: () => void;
}

/** Where an admin uploads versions of Android apps and says when people may have them. */
export function AppDeskScreen({ versions, upload, nowMs, onAct, onReload, ...actions }: AppDeskScreenProps) {
  const t = useCopy(androidCopy);
  return (
    <Stack space={3}>
      <PageBand
        title={t('android.title')}
        purpose={t('android.desk.purpose')}
        actions={
          <Link href="/android" look="quiet">
            {t('android.desk.public')}
          </Link>
        }
      />
      <UploadCard view={upload} {...actions} />
      <Heading level={2} size="h5">
        {t('android.desk.versions')}
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
        <Failed title={t('android.desk.failed')} requestId={versions.requestId} onRetry={onReload}>
          {t('android.failed.text')}
        </Failed>
      )}
      {versions.state === 'done' && versions.value.length === 0 && (
        <Empty title={t('android.desk.none')}>{t('android.desk.none.text')}</Empty>
      )}
      {versions.state === 'done' && versions.value.length > 0 && (
        <VersionList versions={versions.value} nowMs={nowMs} onAct={onAct} />
      )}
    </Stack>
  );
}
