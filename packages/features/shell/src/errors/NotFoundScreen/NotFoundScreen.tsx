import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { errorsCopy } from '../errors-copy.ts';

export interface NotFoundScreenProps {
  /** Search words taken from the address, if any. @default none */
  readonly words?: string | undefined;
}

/** Where every unknown address leads. */
export function NotFoundScreen({ words }: NotFoundScreenProps) {
  const t = useCopy(errorsCopy);
  return (
    <ErrorPage
      picture={<NothingFound />}
      title={t('errors.notFound.title')}
      actions={
        <>
          <Link href="/dashboards/" look="primary">
            {t('errors.home')}
          </Link>
          <Link href={words === undefined ? '/hub' : `/hub?q=${encodeURIComponent(words)}`} look="quiet">
            {words === undefined ? t('errors.notFound.hub') : t('errors.notFound.search', { words })}
          </Link>
        </>
      }
    >
      {t('errors.notFound.text')}
    </ErrorPage>
  );
}
