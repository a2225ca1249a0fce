import type { Api } from '@apiyard/api/contract/hub';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '../../_kit/copy.ts';
import type { Loadable } from '../../_kit/loadable.ts';
import { homeCopy } from '../home-copy.ts';
import { favourite, padded } from './DashboardScreen.css.ts';

const shownMax = 5;

interface FavouritesCardProps {
  readonly favourites: Loadable<readonly Api[]>;
  readonly onRetry: () => void;
}

export function FavouritesCard({ favourites, onRetry }: FavouritesCardProps) {
  const t = useCopy(homeCopy);
  const more = favourites.state === 'done' && favourites.value.length > shownMax;
  return (
    <Card title={t('home.favourites.title')} padding="none" {...(more ? { actions: <Link href="/hub?favourites">{t('home.favourites.all')}</Link> } : {})}>
      <Favourites favourites={favourites} onRetry={onRetry} />
    </Card>
  );
}

function Favourites({ favourites, onRetry }: FavouritesCardProps) {
  const t = useCopy(homeCopy);
  switch (favourites.state) {
    case 'loading':
      return (
        <div className={padded} aria-busy>
          <Stack space={0.5}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        </div>
      );
    case 'failed':
      return (
        <Failed
          title={t('home.favourites.failed')}
          picture={null}
          onRetry={onRetry}
          requestId={favourites.requestId}
        >
          {t('home.failedText')}
        </Failed>
      );
    case 'done':
      if (favourites.value.length === 0) {
        return (
          <Empty title={t('home.favourites.none')} picture={null} action={<Link href="/hub" look="quiet">{t('home.browse')}</Link>}>
            {t('home.favourites.noneText')}
          </Empty>
        );
      }
      return (
        <Stack as="ul" space={0}>
          {favourites.value.slice(0, shownMax).map(({ path, title }) => (
            <li key={path} className={favourite}>
              <Link href={`/hub/${path}`} look="plain">
                {title}
              </Link>
              <Text as="span" size="small" tone="quiet" isMono isTruncated>
                {path}
              </Text>
            </li>
          ))}
        </Stack>
      );
  }
}
