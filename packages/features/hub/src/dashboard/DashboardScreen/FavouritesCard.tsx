import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { homeCopy } from '../home-copy.ts';
import { row } from '../LoadedList.css.ts';
import { LoadedList } from '../LoadedList.tsx';

const shownMax = 5;

interface FavouritesCardProps {
  readonly favourites: Loadable<readonly ApiSummary[]>;
  readonly onRetry: () => void;
}

export function FavouritesCard({ favourites, onRetry }: FavouritesCardProps) {
  const t = useCopy(homeCopy);
  const more = favourites.state === 'done' && favourites.value.length > shownMax;
  return (
    <Card
      title={t('home.favourites.title')}
      padding="none"
      {...(more ? { actions: <Link href="/allfeature?favourites">{t('home.favourites.all')}</Link> } : {})}
    >
      <LoadedList
        items={favourites}
        rows={favourites.state === 'done' ? Math.min(favourites.value.length, shownMax) : 3}
        failedTitle={t('home.favourites.failed')}
        onRetry={onRetry}
      >
        {(list) => (
          <Stack as="ul" space={0}>
            {list.slice(0, shownMax).map((api) => (
              <li key={api.path} className={row}>
                <Link href={toolHref(api.path)} look="plain">
                  {api.title}
                </Link>
                <Text as="span" size="small" tone="quiet" isMono isTruncated>
                  {api.path}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </LoadedList>
    </Card>
  );
}
