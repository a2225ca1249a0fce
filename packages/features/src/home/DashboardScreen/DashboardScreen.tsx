import type { Api } from '@apiyard/api/contract/hub';
import type { User } from '@apiyard/api/contract/session';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { useCopy } from '../../_kit/copy.ts';
import type { Loadable } from '../../_kit/loadable.ts';
import { PageBand } from '../../_kit/PageBand/PageBand.tsx';
import { homeCopy } from '../home-copy.ts';
import { sections } from '../sections.css.ts';
import { ToolTiles } from '../ToolTiles.tsx';
import { toolsToTry } from '../tools-to-try.ts';
import { top } from './DashboardScreen.css.ts';
import { FavouritesCard } from './FavouritesCard.tsx';
import { KeyCard } from './KeyCard.tsx';
import { QuotaCard } from './QuotaCard.tsx';

export interface DashboardScreenProps {
  readonly user: User;
  readonly tools: Loadable<readonly Api[]>;
  /** Favourite tools, latest first. */
  readonly favourites: Loadable<readonly Api[]>;
  /** Origin under which the API is called from outside. */
  readonly apiOrigin: string;
  readonly nowMs: number;
  readonly onRetry: () => void;
}

/** The home of somebody who is signed in. */
export function DashboardScreen({ user, tools, favourites, apiOrigin, nowMs, onRetry }: DashboardScreenProps) {
  const t = useCopy(homeCopy);
  return (
    <div className={sections}>
      <PageBand
        title={t(greetingAt(new Date(nowMs).getHours()), { name: firstName(user.name) })}
        purpose={t('home.purpose')}
        actions={
          <Link href="/hub" look="primary">
            {t('home.browse')}
          </Link>
        }
      />
      <div className={top}>
        <QuotaCard quota={user.quota} nowMs={nowMs} />
        <KeyCard apiKey={user.apiKey} apiOrigin={apiOrigin} />
      </div>
      <FavouritesCard favourites={favourites} onRetry={onRetry} />
      <Card title={t('home.tools.title')} actions={<Link href="/hub">{t('home.tools.all')}</Link>}>
        <ToolTiles tools={tools.state === 'done' ? { state: 'done', value: toolsToTry(tools.value) } : tools} onRetry={onRetry} />
      </Card>
    </div>
  );
}

function greetingAt(hour: number): 'home.morning' | 'home.afternoon' | 'home.evening' {
  if (hour >= 5 && hour < 12) return 'home.morning';
  return hour >= 12 && hour < 18 ? 'home.afternoon' : 'home.evening';
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
