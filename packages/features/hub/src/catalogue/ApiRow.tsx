import { Link } from '@apiyard/ui/Link';
import { memo } from 'react';
import { AccessBadges, CostBadge, HealthBadge } from '../ApiMarks.tsx';
import { FavouriteToggle } from '../FavouriteToggle.tsx';
import type { ApiItemProps } from './ApiCard.tsx';
import { above, badges, health, name, row, star, stripPlace, summary } from './ApiRow.css.ts';
import { HealthStrip } from './HealthStrip.tsx';

/** One API in one line, with the same badges as its card. */
export const ApiRow = memo(function ApiRow({ api, href, days, isFavourite, onFavourite, level }: ApiItemProps) {
  const Name = `h${level}` as const;
  return (
    <li className={row}>
      <Name className={name}>
        <Link href={href} look="plain">
          {api.title}
        </Link>
      </Name>
      <p className={summary}>
        <bdi>{api.summary}</bdi>
      </p>
      <span className={health}>{api.health !== 'untested' && <HealthBadge health={api.health} />}</span>
      <span className={stripPlace}>{api.health !== 'untested' && <HealthStrip days={days} />}</span>
      <span className={badges}>
        {api.cost > 1 && <CostBadge cost={api.cost} />}
        <AccessBadges {...api} />
      </span>
      <span className={`${above} ${star}`}>
        <FavouriteToggle title={api.title} isFavourite={isFavourite} onToggle={() => onFavourite(api.path)} />
      </span>
    </li>
  );
});
