import type { User } from '@apiyard/api/contract/accounts/session';
import type { ApiUsage, KeyUsage, LoggedCall, UsageDay } from '@apiyard/api/contract/hub/usage';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { Suspense } from 'react';
import { AccountPage } from '@apiyard/kit/AccountPage/AccountPage.tsx';
import { useCopy } from '@apiyard/kit/copy.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { MoreRows } from '@apiyard/kit/RowList/RowList.tsx';
import { curl } from '@apiyard/kit/snippets/curl.ts';
import { usageCopy } from '../usage-copy.ts';
import type { UsageView } from '../usage-view.ts';
import { isNarrowed, ranges, wholeView } from '../usage-view.ts';
import { CallFilters } from './CallFilters.tsx';
import { CallRows } from './CallRows.tsx';
import { Figures } from './Figures.tsx';
import { KeepInputs } from './KeepInputs.tsx';
import { Shares } from './Shares.tsx';
import { chartRoom, firstCall, older, results, status, toolbar } from './UsageScreen.css.ts';

const UsageChart = lazyPart('account-usage-chart', () =>
  import('./UsageChart.tsx').then(({ UsageChart }) => UsageChart),
);

export interface Usage {
  readonly days: readonly UsageDay[];
  readonly apis: readonly ApiUsage[];
  readonly keys: readonly KeyUsage[];
}

/** The list of calls and its loading state. */
export interface ShownCalls {
  readonly items: Loadable<readonly LoggedCall[]>;
  /** Older calls. */
  readonly more: More;
  readonly isLoadingNewer: boolean;
  /** Number of calls found by the last check for newer ones; null before. */
  readonly newCount: number | null;
  /** Newer calls could not be loaded; the shown ones stay. */
  readonly hasNewerFailed: boolean;
}

export interface UsageScreenProps {
  readonly user: User;
  readonly usage: Loadable<Usage>;
  readonly calls: ShownCalls;
  readonly view: UsageView;
  /** Null while unknown. */
  readonly isKept: boolean | null;
  readonly isDownloading: boolean;
  readonly apiOrigin: string;
  readonly nowMs: number;
  readonly onView: (view: UsageView) => void;
  readonly onOlder: () => void;
  readonly onNewer: () => void;
  readonly onDownload: () => void;
  readonly onKeep: (on: boolean) => void;
  readonly onRetry: () => void;
}

/** An account's calls: totals, APIs and keys, and each call with its outcome. */
export function UsageScreen({
  user,
  usage,
  calls,
  view,
  isKept,
  isDownloading,
  apiOrigin,
  nowMs,
  onView,
  onOlder,
  onNewer,
  onDownload,
  onKeep,
  onRetry,
}: UsageScreenProps) {
  const t = useCopy(usageCopy);
  const done = usage.state === 'done' ? usage.value : null;
  const isNew =
    done !== null &&
    done.keys.length === 0 &&
    calls.items.state === 'done' &&
    calls.items.value.length === 0 &&
    !isNarrowed(view);
  return (
    <AccountPage
      purpose={t('usage.purpose')}
      actions={
        <ToggleButtonGroup
          label={t('usage.range')}
          size="small"
          options={ranges.map((count) => ({ id: String(count), label: t('usage.days', { count }) }))}
          value={String(view.range)}
          onChange={(id) =>
            onView({ ...view, range: ranges.find((count) => String(count) === id) ?? view.range, day: null })
          }
        />
      }
    >
      <Stack space={3}>
        {usage.state === 'failed' ? (
          <Failed title={t('usage.failed.title')} onRetry={onRetry} requestId={usage.requestId}>
            {t('usage.failed.text')}
          </Failed>
        ) : (
          <Figures days={done?.days ?? null} quota={user.quota} />
        )}
        {isNew ? (
          <Empty
            title={t('usage.empty.title')}
            action={
              <Link look="primary" href="/allfeature">
                {t('usage.empty.go')}
              </Link>
            }
          >
            {t('usage.empty.text')}
            <div className={firstCall}>
              <CodeBlock
                code={curl({
                  method: 'GET',
                  url: `${apiOrigin}/api/v1/random/uuid`,
                  key: 'YOUR_KEY',
                  query: [],
                  body: null,
                  saveAs: null,
                })}
                language="bash"
                label={t('usage.empty.code')}
                isWrapped
              />
            </div>
          </Empty>
        ) : (
          <>
            {usage.state !== 'failed' && (
              <>
                <Card>
                  <div className={chartRoom}>
                    <Suspense fallback={<Skeleton shape="block" height="fill" />}>
                      <UsageChart days={done?.days ?? null} />
                    </Suspense>
                  </div>
                </Card>
                <Shares apis={done?.apis ?? null} keys={done?.keys ?? null} view={view} />
              </>
            )}
            <Calls
              {...{ usage: done, calls, view, isDownloading, nowMs, onView, onOlder, onNewer, onDownload, onRetry }}
            />
          </>
        )}
        <KeepInputs isKept={isKept} onKeep={onKeep} />
      </Stack>
    </AccountPage>
  );
}

interface CallsProps extends Pick<
  UsageScreenProps,
  'calls' | 'view' | 'isDownloading' | 'nowMs' | 'onView' | 'onOlder' | 'onNewer' | 'onDownload' | 'onRetry'
> {
  /** Options of the filters; null while loading. */
  readonly usage: Usage | null;
}

function Calls({
  usage,
  calls,
  view,
  isDownloading,
  nowMs,
  onView,
  onOlder,
  onNewer,
  onDownload,
  onRetry,
}: CallsProps) {
  const t = useCopy(usageCopy);
  const { items, more, isLoadingNewer, newCount, hasNewerFailed } = calls;
  const shown = items.state === 'done' ? items.value : null;
  return (
    <Card
      title={t('usage.log')}
      padding="none"
      actions={
        <>
          <Button
            size="small"
            icon={<IconRefresh size={16} stroke={1.5} />}
            isDisabled={shown === null}
            isPending={isLoadingNewer}
            onPress={onNewer}
          >
            {t('usage.newer')}
          </Button>
          <Button
            size="small"
            icon={<IconDownload size={16} stroke={1.5} />}
            isDisabled={!shown?.length}
            isPending={isDownloading}
            onPress={onDownload}
          >
            {t('usage.csv')}
          </Button>
        </>
      }
    >
      <div className={toolbar}>
        <CallFilters
          view={view}
          apis={usage?.apis ?? []}
          keys={usage?.keys ?? []}
          days={usage?.days ?? []}
          onView={onView}
        />
      </div>
      <div className={results} aria-busy={items.state === 'loading'}>
        <div role="status" className={status}>
          {newCount !== null && (
            <Text size="small" tone="quiet">
              {newCount === 0 ? t('usage.newer.none') : t('usage.newer.count', { count: newCount })}
            </Text>
          )}
        </div>
        {items.state === 'failed' ? (
          <Failed title={t('usage.log.failed')} picture={null} onRetry={onRetry} requestId={items.requestId}>
            {t('usage.failed.text')}
          </Failed>
        ) : shown !== null && shown.length === 0 ? (
          <Empty
            title={t('usage.log.nothing')}
            picture={<NothingFound />}
            action={
              isNarrowed(view) ? (
                <Button onPress={() => onView({ ...wholeView, range: view.range })}>{t('usage.filter.clear')}</Button>
              ) : undefined
            }
          >
            {t(more === 'none' ? 'usage.log.nothingText' : 'usage.log.nothingYet')}
          </Empty>
        ) : (
          <CallRows calls={shown} keys={usage?.keys ?? []} nowMs={nowMs} />
        )}
        {(more === 'failed' || hasNewerFailed) && <Alert tone="error">{t('usage.log.moreFailed')}</Alert>}
        {more !== 'none' && (
          <div className={older}>
            <MoreRows label={t(shown?.length === 0 ? 'usage.lookOn' : 'usage.older')} more={more} onMore={onOlder} />
          </div>
        )}
      </div>
    </Card>
  );
}
