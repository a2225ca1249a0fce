import type { Api } from '@apiyard/api/contract/hub';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { memo } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { ApiMarks } from '../ApiMarks.tsx';
import { FavouriteToggle } from '../FavouriteToggle.tsx';
import { hubCopy } from '../hub-copy.ts';
import { above, card, foot, head, name, summary } from './ApiCard.css.ts';

interface ApiCardProps {
  readonly api: Api;
  readonly isFavourite: boolean;
  readonly onFavourite: (path: string) => void;
  /** The name's place in the outline of the page. */
  readonly level: 2 | 3;
}

/** One API of the hub; all of it leads to its playground. */
export const ApiCard = memo(function ApiCard({ api, isFavourite, onFavourite, level }: ApiCardProps) {
  const t = useCopy(hubCopy);
  const Name = `h${level}` as const;
  return (
    <li className={card}>
      <div className={head}>
        <Name className={name}>
          <Link href={`/hub/${api.path}`} look="plain">
            {api.title}
          </Link>
        </Name>
        <span className={above}>
          <FavouriteToggle title={api.title} isFavourite={isFavourite} onToggle={() => onFavourite(api.path)} />
        </span>
      </div>
      <p className={summary}>{api.summary}</p>
      <Text as="span" size="small" tone="quiet" isMono isTruncated>
        {api.path}
      </Text>
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
