import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { useCopy } from '../../_kit/copy.ts';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { errorsCopy } from '../errors-copy.ts';

/** `/auth/404`: where every unknown address leads. */
export function NotFoundScreen() {
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
          <Link href="/hub" look="quiet">
            {t('errors.notFound.hub')}
          </Link>
        </>
      }
    >
      {t('errors.notFound.text')}
    </ErrorPage>
  );
}
