import { Button } from '@apiyard/ui/Button';
import { Broken } from '@apiyard/ui/illustrations/Broken';
import { Link } from '@apiyard/ui/Link';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { errorsCopy } from '../errors-copy.ts';

export interface RouteErrorScreenProps {
  /** `chunk`: a part of the app could not be loaded. `fault`: anything unforeseen. */
  readonly kind: 'chunk' | 'fault';
  readonly requestId?: string | undefined;
  readonly onReload: () => void;
}

/** In place of a page that threw. */
export function RouteErrorScreen({ kind, requestId, onReload }: RouteErrorScreenProps) {
  const t = useCopy(errorsCopy);
  return (
    <ErrorPage
      picture={<Broken />}
      title={t('errors.unexpected.title')}
      requestId={requestId}
      actions={
        <>
          <Button tone="primary" onPress={onReload}>
            {t('errors.reload')}
          </Button>
          <Link href="/dashboards/" look="quiet">
            {t('errors.home')}
          </Link>
        </>
      }
    >
      {t(kind === 'chunk' ? 'errors.chunk.text' : 'errors.unexpected.text')}
    </ErrorPage>
  );
}
