import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { memo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { cardHead } from '@apiyard/kit/RowList/RowList.css.ts';
import { AccessBadges, CostBadge, HealthBadge } from '../ApiMarks.tsx';
import { FavouriteToggle } from '../FavouriteToggle.tsx';
import { hubCopy } from '../hub-copy.ts';
import { above, card, foot, marks, name, summary } from './ApiCard.css.ts';
import type { ApiHealthDaysOf } from './use-catalogue-page.ts';
import { HealthStrip } from './HealthStrip.tsx';

export type HeadingLevel = 2 | 3 | 4;

export interface ApiItemProps {
  readonly api: ApiSummary;
  /** Where the item leads. */
  readonly href: string;
  /** Its last days. Undefined while they are not known. */
  readonly days: ApiHealthDaysOf | undefined;
  readonly isFavourite: boolean;
  readonly onFavourite: (path: string) => void;
  /** Heading level of the name. */
  readonly level: HeadingLevel;
}

/** One API in a list of cards, with what sets it apart: most count as one call, and those of a new site have no calls yet. */
export const ApiCard = memo(function ApiCard({ api, href, days, isFavourite, onFavourite, level }: ApiItemProps) {
  const t = useCopy(hubCopy);
  const Name = `h${level}` as const;
  return (
    <li className={card}>
      <div className={cardHead}>
        <Name className={name}>
          <Link href={href} look="plain">
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
      {api.health === 'failing' && (
        <Text as="span" size="small" tone="warning">
          {t('hub.failingText')}
        </Text>
      )}
      <div className={foot}>
        <span className={marks}>
          {api.health !== 'untested' && <HealthBadge health={api.health} />}
          {api.cost > 1 && <CostBadge cost={api.cost} />}
          <AccessBadges {...api} />
        </span>
        {api.health !== 'untested' && <HealthStrip days={days} />}
      </div>
    </li>
  );
});
