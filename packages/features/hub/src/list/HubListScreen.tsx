import type { Api } from '@apiyard/api/contract/hub/hub';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Grid } from '@apiyard/ui/Grid';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Select } from '@apiyard/ui/Select';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { itemListOf } from '@apiyard/kit/PageTitle/item-list.ts';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { useServices } from '@apiyard/kit/services.tsx';
import { useAreaName } from '../area-names.ts';
import type { CatalogueScreenProps } from '../catalogue-page.ts';
import { hubCopy } from '../hub-copy.ts';
import { ApiCard } from './ApiCard.tsx';
import { AreaChips } from './AreaChips.tsx';
import type { HubView } from './hub-view.ts';
import { shownIn, sorts, wholeHub } from './hub-view.ts';
import { results, search, sort } from './HubListScreen.css.ts';
import { indexOf } from './search.ts';
import { hubPages } from './hub-pages.ts';

/** The API hub: search, filters and all APIs. */
export function HubListScreen({ catalogue, view, favourites, onView, onFavourite, onRetry }: CatalogueScreenProps) {
  const t = useCopy(hubCopy);
  const { siteOrigin } = useServices();
  // Deferred so that typing stays responsive.
  const settledView = useDeferredValue(view);
  const latestView = useRef(view);
  useLayoutEffect(() => {
    latestView.current = view;
  }, [view]);
  return (
    <Stack space={3}>
      <PageBand title={t('hub.title')} purpose={t('hub.purpose')} />
      <Inline space={2}>
        <PageSearch
          className={search}
          label={t('hub.search')}
          value={view.query}
          onChange={(query) => onView({ ...view, query })}
        />
        <div className={sort}>
          <Select
            label={t('hub.sort')}
            isLabelHidden
            isDisabled={view.query.trim() !== ''}
            options={
              view.query.trim() === ''
                ? sorts.map((id) => ({ id, label: t(`hub.sort.${id}`) }))
                : [{ id: view.sort, label: t('hub.sort.match') }]
            }
            value={view.sort}
            onChange={(chosen) => onView({ ...view, sort: chosen })}
          />
        </div>
      </Inline>
      {catalogue.state === 'done' && (
        <>
          <StructuredData value={itemListOf(t('hub.title'), hubPages(catalogue.value, siteOrigin))} />
          <Results
            apis={catalogue.value}
            view={settledView}
            latestView={latestView}
            favourites={favourites}
            onView={onView}
            onFavourite={onFavourite}
          />
        </>
      )}
      {catalogue.state === 'loading' && (
        <div aria-busy className={results}>
          <Grid space={2}>
            {Array.from({ length: 9 }, (_, index) => (
              <Card key={index}>
                <Skeleton shape="text" lines={4} />
              </Card>
            ))}
          </Grid>
        </div>
      )}
      {catalogue.state === 'failed' && (
        <Failed title={t('hub.failed.title')} onRetry={onRetry} requestId={catalogue.requestId}>
          {t('hub.failed.text')}
        </Failed>
      )}
    </Stack>
  );
}

/** Fewer cards fit on one screen, without headings. */
const groupedFrom = 12;

interface ResultsProps extends Pick<CatalogueScreenProps, 'view' | 'favourites' | 'onView' | 'onFavourite'> {
  readonly apis: readonly Api[];
  /** Current search text; `view` is deferred. */
  readonly latestView: React.RefObject<HubView>;
}

const Results = memo(function Results({ apis, view, latestView, favourites, onView, onFavourite }: ResultsProps) {
  const t = useCopy(hubCopy);
  const locale = localeOf(useLanguage());
  const areaName = useAreaName();
  const index = useMemo(() => indexOf(apis, areaName), [apis, areaName]);
  const shown = useMemo(() => shownIn(index, view, favourites, locale), [index, view, favourites, locale]);
  const marked = useMemo(() => new Set(favourites), [favourites]);
  if (apis.length === 0) return <Empty title={t('hub.empty.title')}>{t('hub.empty.text')}</Empty>;

  const cards = (list: readonly Api[], level: 2 | 3) => (
    <Grid as="ul" space={2}>
      {list.map((api) => (
        <ApiCard key={api.path} api={api} level={level} isFavourite={marked.has(api.path)} onFavourite={onFavourite} />
      ))}
    </Grid>
  );
  const isGrouped =
    view.sort === 'area' && view.area === null && view.query.trim() === '' && shown.apis.length > groupedFrom;
  return (
    <>
      <AreaChips shown={shown} view={view} onNarrow={(narrow) => onView(narrow(latestView.current))} />
      <div className={results}>
        <Stack space={3}>
          {/* For screen readers; the chips show the counts. */}
          <span role="status" className={visuallyHidden}>
            {t('hub.found', { count: shown.apis.length })}
          </span>
          {shown.apis.length === 0 && (
            <Nothing view={view} hasFavourites={favourites.length > 0} elsewhere={shown.total} onView={onView} />
          )}
          {shown.apis.length > 0 && !isGrouped && cards(shown.apis, 2)}
          {isGrouped &&
            shown.counts
              .filter(({ count }) => count > 0)
              .map(({ area }) => (
                <Stack as="section" space={1.5} key={area}>
                  <Heading level={2} size="h6">
                    {areaName(area)}
                  </Heading>
                  {cards(
                    shown.apis.filter((api) => api.area === area),
                    3,
                  )}
                </Stack>
              ))}
        </Stack>
      </div>
    </>
  );
});

interface NothingProps {
  readonly view: HubView;
  readonly hasFavourites: boolean;
  /** Matches in other areas. */
  readonly elsewhere: number;
  readonly onView: (view: HubView) => void;
}

function Nothing({ view, hasFavourites, elsewhere, onView }: NothingProps) {
  const t = useCopy(hubCopy);
  if (view.favouritesOnly && !hasFavourites) {
    return (
      <Empty
        title={t('hub.noFavourites.title')}
        action={<Button onPress={() => onView({ ...view, favouritesOnly: false })}>{t('hub.noFavourites.all')}</Button>}
      >
        {t('hub.noFavourites.text')}
      </Empty>
    );
  }
  const action =
    view.area !== null && elsewhere > 0 ? (
      <Button onPress={() => onView({ ...view, area: null })}>
        {t('hub.nothing.elsewhere', { count: elsewhere })}
      </Button>
    ) : (
      <Button onPress={() => onView({ ...wholeHub, sort: view.sort })}>{t('hub.nothing.clear')}</Button>
    );
  return (
    <Empty title={t('hub.nothing.title')} picture={<NothingFound />} action={action}>
      {view.query.trim() === '' ? t('hub.nothing.filters') : t('hub.nothing.text', { query: view.query.trim() })}
    </Empty>
  );
}
