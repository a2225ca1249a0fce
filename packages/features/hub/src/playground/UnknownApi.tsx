import { Empty } from '@apiyard/ui/Empty';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';

/** Page for an unknown path under `/hub/`; links to a search for its words. */
export function UnknownApi({ path }: { readonly path: string }) {
  const t = useCopy(hubCopy);
  return (
    <Stack space={3}>
      <PageBand title={t('hub.unknown.title')} isNotFound />
      <Empty
        title={t('hub.unknown.text', { path })}
        picture={<NothingFound />}
        action={
          <Link look="primary" href={`/hub?${new URLSearchParams({ q: path.replaceAll(/[/-]/g, ' ') })}`}>
            {t('hub.unknown.search')}
          </Link>
        }
      >
        {t('hub.unknown.why')}
      </Empty>
    </Stack>
  );
}
