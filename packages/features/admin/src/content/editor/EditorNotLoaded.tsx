import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { contentCopy } from '../content-copy.ts';

interface EditorNotLoadedProps {
  readonly state: 'loading' | 'missing' | 'failed';
  readonly list: { readonly label: string; readonly href: string };
  readonly requestId?: string | undefined;
  readonly onRetry: () => void;
}

/** The editor's page before its entry is loaded, or without one. */
export function EditorNotLoaded({ state, list, requestId, onRetry }: EditorNotLoadedProps) {
  const t = useCopy(contentCopy);
  return (
    <Stack space={3}>
      <PageBand title={state === 'missing' ? t('content.missing') : list.label} />
      {state === 'loading' && (
        <div aria-busy>
          <Stack space={3}>
            <Skeleton shape="text" lines={2} />
            <Skeleton shape="text" lines={12} />
          </Stack>
        </div>
      )}
      {state === 'failed' && (
        <Failed title={t('content.editor.failed')} requestId={requestId} onRetry={onRetry}>
          {t('content.failed.text')}
        </Failed>
      )}
      {state === 'missing' && (
        <Empty
          title={t('content.missing')}
          picture={<NothingFound />}
          action={
            <Link href={list.href} look="primary">
              {t('content.missing.list')}
            </Link>
          }
        >
          {t('content.missing.text')}
        </Empty>
      )}
    </Stack>
  );
}
