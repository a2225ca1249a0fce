import type { AppUpload } from '@apiyard/api/contract/content/apps';
import { apkSizeBytesMax } from '@apiyard/api/contract/content/apps';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { FileDrop } from '@apiyard/ui/FileDrop';
import { Inline } from '@apiyard/ui/Inline';
import { Progress } from '@apiyard/ui/Progress';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { appsCopy } from '../apps-copy.ts';
import { isolated } from '@apiyard/kit/apps/app-paths.ts';
import { amounts, stage } from '../apps.css.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { ServerSentence } from '../../ServerSentence.tsx';
import { useAppProblemText } from '../problem-text.ts';
import type { NewVersion } from './upload.machine.ts';
import { VersionForm } from './VersionForm.tsx';

type UploadState =
  | 'recalling'
  | 'idle'
  | 'interrupted'
  | 'beginning'
  | 'looking'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'failed'
  | 'checking'
  | 'refused'
  | 'checked'
  | 'making'
  | 'dropping';

export interface UploadView {
  readonly state: UploadState;
  /** Name and size (bytes) of the file being uploaded. */
  readonly file: { readonly name: string; readonly size: number } | null;
  readonly upload: AppUpload | null;
  readonly bytesPerS: number | null;
  /** Error of the last call; null if it did not fail. */
  readonly error: unknown;
  readonly isOther: boolean;
}

export interface UploadActions {
  readonly onChoose: (file: File) => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
  readonly onMake: (input: NewVersion) => void;
}

/** Steps of an APK upload: choose, send in parts, check, enter details. */
export function UploadCard({ view, ...actions }: { readonly view: UploadView } & UploadActions) {
  const t = useCopy(appsCopy);
  return (
    <Card title={t(view.state === 'checked' || view.state === 'making' ? 'apps.form' : 'apps.upload')}>
      {bodyOf(view, actions)}
    </Card>
  );
}

function bodyOf(view: UploadView, actions: UploadActions): ReactNode {
  switch (view.state) {
    case 'recalling':
    case 'dropping':
      return <Recalling />;
    case 'idle':
      return <Choice onChoose={actions.onChoose} />;
    case 'interrupted':
      return <Interrupted view={view} {...actions} />;
    case 'failed':
      return <Stopped view={view} {...actions} />;
    case 'refused':
      return <Refused view={view} {...actions} />;
    case 'checked':
    case 'making':
      return view.upload === null ? null : (
        <VersionForm
          key={view.upload.id}
          upload={view.upload}
          making={{ mutate: actions.onMake, isPending: view.state === 'making', error: view.error }}
          onCancel={actions.onCancel}
        />
      );
    default:
      return <Sending view={view} {...actions} />;
  }
}

function Recalling() {
  const t = useCopy(appsCopy);
  return (
    <div className={stage}>
      <Progress label={t('apps.upload.recalling')} />
    </div>
  );
}

function Choice({
  onChoose,
  errorMessage,
}: {
  readonly onChoose: (file: File) => void;
  readonly errorMessage?: string;
}) {
  const t = useCopy(appsCopy);
  const measure = useMeasure();
  return (
    <FileDrop
      label={t('apps.upload.file')}
      description={t('apps.upload.help', { limit: measure.bytes(apkSizeBytesMax) })}
      {...(errorMessage !== undefined && { errorMessage })}
      accept={['.apk']}
      sizeBytesMax={apkSizeBytesMax}
      value={null}
      onChange={(file) => file && onChoose(file)}
    />
  );
}

function Interrupted({ view: { upload, isOther }, onChoose, onCancel }: { readonly view: UploadView } & UploadActions) {
  const t = useCopy(appsCopy);
  const measure = useMeasure();
  if (upload === null) return null;
  const values = {
    file: isolated(upload.fileName),
    size: measure.bytes(upload.sizeBytes),
    received: measure.bytes(upload.received),
  };
  return (
    <div className={stage}>
      <Alert
        tone="info"
        title={t('apps.upload.interrupted')}
        action={
          <Button size="small" onPress={onCancel}>
            {t('apps.upload.discard')}
          </Button>
        }
      >
        {t('apps.upload.interrupted.text', values)}
      </Alert>
      <Choice onChoose={onChoose} {...(isOther && { errorMessage: t('apps.upload.other', values) })} />
    </div>
  );
}

function Sending({ view, onPause, onResume, onRetry, onCancel }: { readonly view: UploadView } & UploadActions) {
  const t = useCopy(appsCopy);
  const measure = useMeasure();
  const format = useFormat();
  const { state, file, upload, bytesPerS } = view;
  const name = isolated(upload?.fileName ?? file?.name ?? '');
  const sizeBytes = upload?.sizeBytes ?? file?.size ?? 0;
  const received = upload?.received ?? 0;
  const isChecking = state === 'checking';
  const leftS = bytesPerS !== null && bytesPerS > 0 && state === 'sending' ? (sizeBytes - received) / bytesPerS : null;
  return (
    <div className={stage}>
      <Progress
        label={t(isChecking ? 'apps.upload.checking' : 'apps.upload.sending', { file: name })}
        {...(!isChecking && { value: sizeBytes === 0 ? 0 : received / sizeBytes })}
      />
      <div className={amounts}>
        <span>{t('apps.upload.progress', { received: measure.bytes(received), size: measure.bytes(sizeBytes) })}</span>
        {leftS !== null && <span>{t('apps.upload.left', { time: format.duration(Math.max(1, leftS)) })}</span>}
      </div>
      {state === 'waiting' && (
        <Alert
          tone="warning"
          action={
            <Button size="small" onPress={onRetry}>
              {t('apps.upload.retryNow')}
            </Button>
          }
        >
          {t('apps.upload.waiting')}
        </Alert>
      )}
      {state === 'paused' && <Text tone="quiet">{t('apps.upload.paused')}</Text>}
      {!isChecking && (
        <Inline>
          {state === 'paused' ? (
            <Button tone="primary" onPress={onResume}>
              {t('apps.upload.resume')}
            </Button>
          ) : (
            <Button onPress={onPause} isDisabled={state === 'beginning'}>
              {t('apps.upload.pause')}
            </Button>
          )}
          <Button tone="plain" onPress={onCancel}>
            {t('apps.upload.cancel')}
          </Button>
        </Inline>
      )}
    </div>
  );
}

function Stopped({ view: { error }, onRetry, onCancel }: { readonly view: UploadView } & UploadActions) {
  const t = useCopy(appsCopy);
  const textOf = useAppProblemText();
  const { code, requestId } = refusalOf(error);
  return (
    <Failed
      title={t('apps.upload.failed')}
      picture={null}
      requestId={requestId}
      onRetry={onRetry}
      action={
        <Button tone="plain" onPress={onCancel}>
          {t('apps.upload.cancel')}
        </Button>
      }
    >
      {code === null || code === 'Internal' ? t('apps.upload.failed.text') : textOf(error)}
    </Failed>
  );
}

function Refused({ view: { error }, onChoose }: { readonly view: UploadView } & UploadActions) {
  const t = useCopy(appsCopy);
  const textOf = useAppProblemText();
  return (
    <div className={stage}>
      <Alert tone="error" title={t('apps.upload.refused')}>
        <Stack space={1}>
          <span>{textOf(error)}</span>
          {isNotAnApk(error) && (
            <Text as="span" size="small" tone="quiet">
              {t('apps.problem.details')} <ServerSentence>{error.reason}</ServerSentence>
            </Text>
          )}
        </Stack>
      </Alert>
      <Choice onChoose={onChoose} />
    </div>
  );
}

const isNotAnApk = (error: unknown): error is { readonly reason: string } =>
  refusalOf(error).code === 'NotAnApk' && typeof (error as { reason?: unknown }).reason === 'string';
