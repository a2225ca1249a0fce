import type { Api } from '@apiyard/api/contract/hub/hub';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { memo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { cardHead } from '@apiyard/kit/RowList/RowList.css.ts';
import { ApiMarks } from '../ApiMarks.tsx';
import { FavouriteToggle } from '../FavouriteToggle.tsx';
import { hubCopy } from '../hub-copy.ts';
import { above, card, foot, name, summary } from './ApiCard.css.ts';

interface ApiCardProps {
  readonly api: Api;
  /** Link of the card. @default the playground; the card then shows the API path */
  readonly href?: string;
  readonly isFavourite: boolean;
  readonly onFavourite: (path: string) => void;
  /** Heading level of the name. */
  readonly level: 2 | 3;
}

/** One API in a list of cards. */
export const ApiCard = memo(function ApiCard({ api, href, isFavourite, onFavourite, level }: ApiCardProps) {
  const t = useCopy(hubCopy);
  const Name = `h${level}` as const;
  return (
    <li className={card}>
      <div className={cardHead}>
        <Name className={name}>
          <Link href={href ?? `/hub/${api.path}`} look="plain">
            {api.title}
          </Link>
        </Name>
        <span className={above}>
          <FavouriteToggle title={api.title} isFavourite={isFavourite} onToggle={() => onFavourite(api.path)} />
        </span>
      </div>
      <p className={summary}>
        <bdi>{api.summary}</bdi>
      </p>
      {href === undefined && (
        <Text as="span" size="small" tone="quiet" isMono isTruncated>
          {api.path}
        </Text>
      )}
      {api.health === 'failing' && (
        <Text as="span" size="small" tone="warning">
          {t('hub.failingText')}
        </Text>
      )}
      <div className={foot}>
        <ApiMarks api={api} />
      </div>
    </li>
  );
});
