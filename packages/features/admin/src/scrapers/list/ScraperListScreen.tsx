import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { Select } from '@apiyard/ui/Select';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { FilterChips } from '@apiyard/kit/FilterChips/FilterChips.tsx';
import { useKeepFocus } from '@apiyard/kit/browser/keep-focus.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { cards } from '@apiyard/kit/RowList/RowList.css.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { HealthDialog } from './HealthDialog.tsx';
import { ScraperCards } from './ScraperCards.tsx';
import type { ScraperAct } from './ScraperMenu.tsx';
import type { ScraperView } from './scraper-view.ts';
import { healths, shownIn, sorts, states, wholeList } from './scraper-view.ts';
import { ScraperTable } from './ScraperTable.tsx';
import { card, chips, more, results, search, sort, toolbar } from './ScraperListScreen.css.ts';

export interface ScraperListScreenProps {
  /** The definitions, or their loading state. */
  readonly scrapers: Loadable<readonly ScraperRow[]>;
  readonly view: ScraperView;
  /** Ids of the definitions whose tests are running. */
  readonly testing: ReadonlySet<string>;
  readonly nowMs: number;
  readonly onView: (view: ScraperView) => void;
  readonly onAct: (act: ScraperAct, row: ScraperRow) => void;
  readonly onImport: () => void;
  readonly onExportAll: () => void;
  readonly onRetry: () => void;
}

/** List of scraper APIs with their state and health. */
export function ScraperListScreen({
  scrapers,
  view,
  testing,
  nowMs,
  onView,
  onAct,
  onImport,
  onExportAll,
  onRetry,
}: ScraperListScreenProps) {
  const t = useCopy(scrapersCopy);
  const rows = scrapers.state === 'done' ? scrapers.value : null;
  const isEmpty = rows?.length === 0;
  return (
    <Stack space={2}>
      <PageBand
        title={t('scrapers.title')}
        purpose={t('scrapers.purpose')}
        actions={
          <>
            <Button onPress={onImport}>{t('scrapers.import')}</Button>
            <Button isDisabled={rows === null || isEmpty} onPress={onExportAll}>
              {t('scrapers.exportAll')}
            </Button>
            {!isEmpty && (
              <Link look="primary" href="/addscrape/start" icon={<IconPlus size={20} stroke={1.5} />}>
                {t('scrapers.new')}
              </Link>
            )}
          </>
        }
      />
      {scrapers.state === 'failed' && (
        <Failed title={t('scrapers.failed.title')} onRetry={onRetry} requestId={scrapers.requestId}>
          {t('scrapers.failed.text')}
        </Failed>
      )}
      {isEmpty && (
        <Empty
          title={t('scrapers.empty.title')}
          action={
            <Link look="primary" href="/addscrape/start">
              {t('scrapers.empty.start')}
            </Link>
          }
        >
          {t('scrapers.empty.text')}
        </Empty>
      )}
      {scrapers.state !== 'failed' && !isEmpty && <List {...{ rows, view, testing, nowMs, onView, onAct }} />}
    </Stack>
  );
}

/** Number of rows shown before "Show all". */
const firstRows = 50;

interface ListProps extends Pick<ScraperListScreenProps, 'view' | 'testing' | 'nowMs' | 'onView' | 'onAct'> {
  /** Null while loading. */
  readonly rows: readonly ScraperRow[] | null;
}

function List({ rows, view, testing, nowMs, onView, onAct }: ListProps) {
  const t = useCopy(scrapersCopy);
  const locale = localeOf(useLanguage());
  const isNarrow = useMedia(media.belowMd);
  const list = useRef<HTMLDivElement>(null);
  useKeepFocus(list);
  const [healthOf, setHealthOf] = useState<string | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  // Deferred, so that typing stays responsive.
  const settled = useDeferredValue(view);
  const shown = useMemo(() => shownIn(rows ?? [], settled, locale), [rows, settled, locale]);
  const total = Object.values(shown.byState).reduce((sum, count) => sum + count, 0);
  const drawn = isWhole ? shown.rows : shown.rows.slice(0, firstRows);
  const parts = { rows: drawn, testing, nowMs, onAct, onHealth: setHealthOf };
  return (
    <>
      <div className={toolbar}>
        <PageSearch
          className={search}
          label={t('scrapers.search')}
          value={view.query}
          onChange={(query) => onView({ ...view, query })}
        />
        {rows !== null && (
          <div className={chips}>
            <FilterChips
              label={t('scrapers.column.state')}
              chips={[
                { id: 'all', label: t('scrapers.all'), count: total, isOn: view.state === null },
                ...states.map((state) => ({
                  id: state,
                  label: t(`scrapers.state.${state}`),
                  count: shown.byState[state],
                  isOn: view.state === state,
                })),
              ]}
              onPress={(id) =>
                onView({ ...view, state: states.find((state) => state === id && state !== view.state) ?? null })
              }
            />
            <FilterChips
              label={t('scrapers.column.health')}
              chips={healths
                .filter((health) => health !== 'ok' || view.health === 'ok')
                .map((health) => ({
                  id: health,
                  label: t(`scrapers.health.${health}`),
                  count: shown.byHealth[health],
                  isOn: view.health === health,
                }))}
              onPress={(id) =>
                onView({ ...view, health: healths.find((health) => health === id && health !== view.health) ?? null })
              }
            />
          </div>
        )}
        <div className={sort}>
          <Select
            label={t('scrapers.sort')}
            isLabelHidden
            options={sorts.map((id) => ({ id, label: t(`scrapers.sort.${id}`) }))}
            value={view.sort}
            onChange={(chosen) => onView({ ...view, sort: chosen })}
          />
        </div>
      </div>
      <div ref={list} className={results} aria-busy={rows === null}>
        {rows !== null && (
          <span role="status" className={visuallyHidden}>
            {t('scrapers.found', { count: shown.rows.length })}
          </span>
        )}
        {rows !== null && shown.rows.length === 0 ? (
          <Empty
            title={t('scrapers.nothing.title')}
            picture={<NothingFound />}
            action={
              <Button onPress={() => onView({ ...wholeList, sort: view.sort })}>{t('scrapers.nothing.clear')}</Button>
            }
          >
            {view.query.trim() === ''
              ? t('scrapers.nothing.filters')
              : t('scrapers.nothing.text', { query: view.query.trim() })}
          </Empty>
        ) : !isNarrow ? (
          <ScraperTable {...parts} isLoading={rows === null} />
        ) : rows === null ? (
          <div className={cards}>
            {Array.from({ length: 4 }, (_, index) => (
              <div key={index} className={card}>
                <Skeleton shape="text" lines={4} />
              </div>
            ))}
          </div>
        ) : (
          <ScraperCards {...parts} />
        )}
        {drawn.length < shown.rows.length && (
          <div className={more}>
            <Button size="small" onPress={() => setIsWhole(true)}>
              {t('scrapers.showAll', { count: shown.rows.length })}
            </Button>
          </div>
        )}
      </div>
      <HealthDialog
        row={rows?.find(({ id }) => id === healthOf) ?? null}
        isTesting={healthOf !== null && testing.has(healthOf)}
        onTest={(row) => onAct('test', row)}
        onClose={() => setHealthOf(null)}
      />
    </>
  );
}
