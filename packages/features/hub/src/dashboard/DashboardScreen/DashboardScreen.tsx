import type { ApiSummary, ListedApi } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';
import type { Update } from '@apiyard/api/contract/content/updates';
import type { LoggedCall, UsageDay } from '@apiyard/api/contract/hub/usage';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import { Suspense } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import { FirstStepsRoom } from '../FirstSteps/FirstStepsRoom.tsx';
import { homeCopy } from '../home-copy.ts';
import type { PartOfDay } from '../part-of-day.ts';
import { partOfDay, partsOfDay } from '../part-of-day.ts';
import { sections } from '../sections.css.ts';
import { ToolTiles } from '../ToolTiles.tsx';
import { toolsToTry } from '../tools-to-try.ts';
import type { FirstStepsState } from '../use-first-steps.ts';
import { UpdatesCard } from '../UpdatesCard.tsx';
import { CallsCard } from './CallsCard.tsx';
import { columns, greeting } from './DashboardScreen.css.ts';
import { FavouritesCard } from './FavouritesCard.tsx';
import { KeyCard } from './KeyCard.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import type { UsageRange } from './usage-range.ts';
import { UsageCard } from './UsageCard.tsx';

export interface DashboardScreenProps {
  /** Null in the frame, before the session is known. */
  readonly user: User | null;
  readonly tools: Loadable<readonly ListedApi[]>;
  /** Favourite tools, latest first. */
  readonly favourites: Loadable<readonly ApiSummary[]>;
  /** The person's daily usage, oldest first, covering the longest period. */
  readonly usage: Loadable<readonly UsageDay[]>;
  readonly range: UsageRange;
  /** Latest first. */
  readonly calls: Loadable<readonly LoggedCall[]>;
  readonly updates: Loadable<readonly Update[]>;
  /** Public origin of the API. */
  readonly apiOrigin: string;
  readonly nowMs: number;
  /** Null unless the first steps of a new account are shown. */
  readonly firstSteps: FirstStepsState | null;
  readonly onRange: (range: UsageRange) => void;
  readonly onRetry: () => void;
}

const FirstSteps = lazyPart('first-steps', async () => (await import('../FirstSteps/FirstSteps.tsx')).FirstSteps);

/** Home page for people who are signed in. Cards of usage, calls and favourites appear with their first content. */
export function DashboardScreen({
  user,
  tools,
  favourites,
  usage,
  range,
  calls,
  updates,
  apiOrigin,
  nowMs,
  firstSteps,
  onRange,
  onRetry,
}: DashboardScreenProps) {
  const t = useCopy(homeCopy);
  const { name: site } = useSite();
  const usageCard = (
    <UsageCard usage={user === null ? null : usage} range={range} onRange={onRange} onRetry={onRetry} />
  );
  const callsCard = <CallsCard calls={calls} nowMs={nowMs} onRetry={onRetry} />;
  const keyCard = <KeyCard apiKey={user?.apiKey ?? null} apiOrigin={apiOrigin} />;
  const toolsCard = (
    <Card title={t('home.tools.title')} actions={<Link href="/allfeature">{t('home.tools.all')}</Link>}>
      <ToolTiles
        tools={tools.state === 'done' ? { state: 'done', value: toolsToTry(tools.value) } : tools}
        onRetry={onRetry}
      />
    </Card>
  );
  const side = (
    <div className={sections}>
      <QuotaCard quota={user?.quota ?? null} nowMs={nowMs} />
      <UpdatesCard updates={updates} nowMs={nowMs} onRetry={onRetry} />
      {!isEmpty(favourites) && <FavouritesCard favourites={favourites} onRetry={onRetry} />}
    </div>
  );
  return (
    <div className={sections}>
      <PageBand
        title={user === null ? site : t(greetings[partOfDay(new Date(nowMs))].named, { name: firstName(user.name) })}
        {...(user === null && { heading: <AnyGreeting /> })}
        purpose={t('home.purpose')}
        isTitleOpen
        actions={
          <Link href="/allfeature" look="primary">
            {t('home.tools.all')}
          </Link>
        }
      />
      {user !== null && firstSteps !== null ? (
        <Suspense fallback={<FirstStepsRoom />}>
          <FirstSteps
            apiKey={user.apiKey}
            apiOrigin={apiOrigin}
            tools={tools}
            calls={calls}
            hasFavourite={hasItems(favourites)}
            nowMs={nowMs}
            {...firstSteps}
          />
          {/* What appears with the first call is last: nothing moves. */}
          <div className={columns}>
            <div className={sections}>
              {toolsCard}
              {isUsed(usage) && usageCard}
              {hasItems(calls) && callsCard}
            </div>
            {side}
          </div>
        </Suspense>
      ) : isUnused(usage) && isEmpty(calls) ? (
        <div key="without calls" className={columns}>
          <div className={sections}>
            {toolsCard}
            {keyCard}
          </div>
          {side}
        </div>
      ) : (
        <>
          <div className={columns}>
            <div className={sections}>
              {!isUnused(usage) && usageCard}
              {!isEmpty(calls) && callsCard}
            </div>
            {side}
          </div>
          {keyCard}
          {toolsCard}
        </>
      )}
    </div>
  );
}

const greetings = {
  morning: { named: 'home.morning', plain: 'home.hello.morning' },
  afternoon: { named: 'home.afternoon', plain: 'home.hello.afternoon' },
  evening: { named: 'home.evening', plain: 'home.hello.evening' },
} as const satisfies Record<PartOfDay, object>;

/** The frame is rendered without knowing the time of day: `boot/before-paint.ts` shows the matching greeting. */
function AnyGreeting() {
  const t = useCopy(homeCopy);
  return partsOfDay.map((part) => (
    <span key={part} className={greeting[part]}>
      {t(greetings[part].plain)}
    </span>
  ));
}

const isEmpty = (items: Loadable<readonly unknown[]>) => items.state === 'done' && items.value.length === 0;
const hasItems = (items: Loadable<readonly unknown[]>) => items.state === 'done' && items.value.length > 0;

const hasCalls = (days: readonly UsageDay[]) => days.some(({ calls }) => calls > 0);
const isUnused = (usage: Loadable<readonly UsageDay[]>) => usage.state === 'done' && !hasCalls(usage.value);
const isUsed = (usage: Loadable<readonly UsageDay[]>) => usage.state === 'done' && hasCalls(usage.value);

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
