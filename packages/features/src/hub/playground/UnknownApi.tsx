import { Empty } from '@apiyard/ui/Empty';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { PageBand } from '../../_kit/PageBand/PageBand.tsx';
import { useCopy } from '../../_kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';

/** An address under `/hub/` where no API stands; its words are looked for in the hub. */
export function UnknownApi({ path }: { readonly path: string }) {
  const t = useCopy(hubCopy);
  return (
    <Stack space={3}>
      <PageBand title={t('hub.unknown.title')} />
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
