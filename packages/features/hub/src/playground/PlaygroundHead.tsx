import type { Api } from '@apiyard/api/contract/hub/hub';
import { Badge } from '@apiyard/ui/Badge';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { usePlayHref } from '@apiyard/kit/routing/page-list.tsx';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { useServices, useSite } from '@apiyard/kit/services.tsx';
import { ApiMarks } from '../ApiMarks.tsx';
import { FavouriteToggle } from '../FavouriteToggle.tsx';
import { hubCopy } from '../hub-copy.ts';
import { address } from './PlaygroundScreen.css.ts';

interface PlaygroundHeadProps {
  readonly api: Api;
  /** Of the call in the form. */
  readonly method: Api['methods'][number];
  readonly isFavourite: boolean;
  readonly onFavourite: () => void;
  /** Origin of the API for programs. */
  readonly apiOrigin: string;
}

/** What an API is, and its address. */
export function PlaygroundHead({ api, method, isFavourite, onFavourite, apiOrigin }: PlaygroundHeadProps) {
  const t = useCopy(hubCopy);
  const { siteOrigin } = useServices();
  const { name: site } = useSite();
  const playHref = usePlayHref(api.path);
  const url = `${apiOrigin}/api/v1/${api.path}`;
  return (
    <Stack space={1}>
      <StructuredData
        value={{
          '@type': 'SoftwareApplication',
          name: api.title,
          description: api.summary,
          url: `${siteOrigin}/hub/${api.path}`,
          applicationCategory: 'DeveloperApplication',
          operatingSystem: 'Web',
          isAccessibleForFree: api.open,
          provider: { '@type': 'Organization', name: site },
        }}
      />
      <PageBand
        title={api.title}
        // The page at its own path has the plain title.
        {...(playHref !== null && { documentTitle: t('hub.apiTitle', { title: api.title }) })}
        purpose={api.summary}
        markdown={`/hub/${api.path}.md`}
        actions={
          <>
            {playHref !== null && (
              <Link look="quiet" href={playHref}>
                {t(api.area === 'puzzle' ? 'hub.playPuzzle' : 'hub.openPage', { title: api.title })}
              </Link>
            )}
            <FavouriteToggle title={api.title} isFavourite={isFavourite} onToggle={onFavourite} />
          </>
        }
      />
      <Inline space={0.5}>
        <ApiMarks api={api} />
        {api.inBrowser === true && (
          <Badge tone="info" icon={<IconDeviceLaptop size={16} stroke={1.5} aria-hidden />}>
            {t('hub.inBrowser')}
          </Badge>
        )}
      </Inline>
      <Inline space={0.5} wrap={false}>
        <span className={address}>
          <Text as="span" size="small" isMono isTruncated>
            {`${method} ${url}`}
          </Text>
        </span>
        <CopyButton text={url} label={t('hub.play.copyAddress')} />
      </Inline>
    </Stack>
  );
}
