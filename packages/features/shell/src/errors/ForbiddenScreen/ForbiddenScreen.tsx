import { Forbidden } from '@apiyard/ui/illustrations/Forbidden';
import { Link } from '@apiyard/ui/Link';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { errorsCopy } from '../errors-copy.ts';

/** Shown instead of an admin page to people who are not admins. */
export function ForbiddenScreen() {
  const t = useCopy(errorsCopy);
  return (
    <ErrorPage
      picture={<Forbidden />}
      title={t('errors.forbidden.title')}
      actions={
        <Link href="/dashboards/" look="primary">
          {t('errors.home')}
        </Link>
      }
    >
      {t('errors.forbidden.text')}
    </ErrorPage>
  );
}
