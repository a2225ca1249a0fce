import type { Api } from '@apiyard/api/contract/hub/hub';
import { Link } from '@apiyard/ui/Link';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconAlertTriangle, IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import { memo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { FavouriteToggle } from '../FavouriteToggle.tsx';
import { hubCopy } from '../hub-copy.ts';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { above, failing, name, nameLine, ok, paused, summary, tile, words } from './AllToolsScreen.css.ts';

interface ToolTileProps {
  readonly api: Api;
  readonly isFavourite: boolean;
  readonly onFavourite: (path: string) => void;
  /** Heading level of the name. */
  readonly level: 2 | 3;
}

const small = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const health = {
  ok: { text: 'hub.health.ok', icon: <IconCircleCheck {...small} />, look: ok },
  failing: { text: 'hub.health.failing', icon: <IconAlertTriangle {...small} />, look: failing },
  paused: { text: 'hub.health.paused', icon: <IconPlayerPause {...small} />, look: paused },
} as const;

/** Small tile of a tool; all of it is a link. */
export const ToolTile = memo(function ToolTile({ api, isFavourite, onFavourite, level }: ToolTileProps) {
  const t = useCopy(hubCopy);
  const Name = `h${level}` as const;
  const { text, icon, look } = health[api.health];
  return (
    <li className={tile}>
      <div className={words}>
        <div className={nameLine}>
          <Name className={name}>
            <Link href={toolHref(api)} look="plain">
              {api.title}
            </Link>
          </Name>
          <span className={look} title={t(text)}>
            {icon}
            <span className={visuallyHidden}>{t(text)}</span>
          </span>
        </div>
        <p className={summary}>
          <bdi>{api.summary}</bdi>
        </p>
      </div>
      <span className={above}>
        <FavouriteToggle title={api.title} isFavourite={isFavourite} onToggle={() => onFavourite(api.path)} />
      </span>
    </li>
  );
});
