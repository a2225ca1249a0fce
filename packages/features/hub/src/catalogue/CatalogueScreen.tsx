import { Button } from '@apiyard/ui/Button';
import type { ApiSummary, Area } from '@apiyard/api/contract/hub/hub';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Grid } from '@apiyard/ui/Grid';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Select } from '@apiyard/ui/Select';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { ToggleButtonGroup } from '@apiyard/ui/ToggleButtonGroup';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { areaIcons } from '@apiyard/kit/areas/area-icons.ts';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { isAreaPage, toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { itemListOf } from '@apiyard/kit/PageTitle/item-list.ts';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { indexOfApis, nearestApis } from '@apiyard/kit/search/search-apis.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { useAreaName } from '../area-names.ts';
import { hubCopy } from '../hub-copy.ts';
import type { HeadingLevel } from './ApiCard.tsx';
import { ApiCard } from './ApiCard.tsx';
import { ApiRow } from './ApiRow.tsx';
import { rows } from './ApiRow.css.ts';
import { AreaPages } from './AreaPages.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import type { CataloguePlace, CatalogueView } from './catalogue-view.ts';
import { layouts, shownIn, sorts, subjectGroups } from './catalogue-view.ts';
import { areaHead, areaIcon, results, search, sort } from './CatalogueScreen.css.ts';
import { hubPages } from './hub-pages.ts';
import { NoMatches } from './NoMatches.tsx';
import { SubjectContents, SubjectSection } from './Subjects.tsx';
import type { CatalogueScreenProps } from './use-catalogue-page.ts';

const layoutIcons = { cards: IconLayoutGrid, rows: IconList } as const;

/** All tools with search and filters: the API hub, all tools, and the page of each area. They differ in heading and area. */
export function CatalogueScreen({ onRetry, ...props }: CatalogueScreenProps) {
  const { place, catalogue, view, onView } = props;
  const t = useCopy(hubCopy);
  const { title, purpose } = useHeading(place);
  const { siteOrigin } = useServices();
  const isSearching = view.query.trim() !== '';
  return (
    <Stack space={2}>
      <PageBand title={title} purpose={purpose} />
      {isAreaPage(place) && <AreaPages area={place} />}
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
            isDisabled={isSearching}
            options={
              isSearching
                ? [{ id: view.sort, label: t('hub.sort.match') }]
                : sorts.map((id) => ({
                    id,
                    label: t(id === 'area' && view.area !== null ? 'hub.sort.subject' : `hub.sort.${id}`),
                  }))
            }
            value={view.sort}
            onChange={(chosen) => onView({ ...view, sort: chosen })}
          />
        </div>
        <ToggleButtonGroup
          label={t('hub.layout')}
          isIconOnly
          options={layouts.map((id) => {
            const Icon = layoutIcons[id];
            return { id, label: t(`hub.layout.${id}`), icon: <Icon size={20} stroke={1.5} /> };
          })}
          value={view.layout}
          onChange={(layout) => onView({ ...view, layout })}
        />
      </Inline>
      {catalogue.state === 'done' && (
        <>
          <StructuredData
            value={itemListOf(
              title,
              hubPages(
                catalogue.value.filter(({ area }) => !isAreaPage(place) || area === place),
                siteOrigin,
              ),
            )}
          />
          <Results {...props} apis={catalogue.value} />
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

function useHeading(place: CataloguePlace): { readonly title: string; readonly purpose: string } {
  const t = useCopy(hubCopy);
  const words = useCopy(areasCopy);
  if (place === 'hub') return { title: t('hub.title'), purpose: t('hub.purpose') };
  if (place === 'allfeature') return { title: t('hub.everything.title'), purpose: t('hub.everything.purpose') };
  return { title: words(areaKeys[place].name), purpose: words(areaKeys[place].purpose) };
}

type ResultsProps = Omit<CatalogueScreenProps, 'catalogue' | 'onRetry'> & { readonly apis: readonly ApiSummary[] };

function Results({ apis, view, onView, ...props }: ResultsProps) {
  const latest = useRef({ view, onView });
  useLayoutEffect(() => {
    latest.current = { view, onView };
  });
  const onNarrow = useCallback(
    (narrow: (view: CatalogueView) => CatalogueView) => latest.current.onView(narrow(latest.current.view)),
    [],
  );
  // Deferred so that typing stays responsive.
  return <List {...props} apis={apis} view={useDeferredValue(view)} onNarrow={onNarrow} />;
}

type ListProps = Omit<ResultsProps, 'onView'> & {
  /** Changes the latest view, which may be newer than the one that is shown. */
  readonly onNarrow: (narrow: (view: CatalogueView) => CatalogueView) => void;
};

/** How many to show of a list without groups before it is asked for. */
const firstMax = 48;

const List = memo(function List({ place, apis, days, view, favourites, onNarrow, onFavourite }: ListProps) {
  const t = useCopy(hubCopy);
  const locale = localeOf(useLanguage());
  const areaName = useAreaName();
  const index = useMemo(() => indexOfApis(apis, areaName), [apis, areaName]);
  const shown = useMemo(() => shownIn(index, view, favourites, locale), [index, view, favourites, locale]);
  const marked = useMemo(() => new Set(favourites), [favourites]);
  const [isWhole, setIsWhole] = useState(false);
  if (apis.length === 0) return <Empty title={t('hub.everything.none')}>{t('hub.everything.noneText')}</Empty>;
  if (isAreaPage(place) && !apis.some(({ area }) => area === place)) {
    return (
      <Empty
        title={t('hub.tools.none')}
        action={
          <Link look="quiet" href="/allfeature">
            {t('hub.tools.all')}
          </Link>
        }
      >
        {t('hub.tools.noneText')}
      </Empty>
    );
  }

  const list = (some: readonly ApiSummary[], level: HeadingLevel) => {
    const Item = view.layout === 'rows' ? ApiRow : ApiCard;
    const items = some.map((api) => (
      <Item
        key={api.path}
        api={api}
        href={toolHref(api.path)}
        days={days?.get(api.path)}
        level={level}
        isFavourite={marked.has(api.path)}
        onFavourite={onFavourite}
      />
    ));
    if (view.layout === 'cards') {
      return (
        <Grid as="ul" space={2}>
          {items}
        </Grid>
      );
    }
    return (
      <ul role="list" className={rows}>
        {items}
      </ul>
    );
  };
  const bySubject = (some: readonly ApiSummary[], level: 2 | 3) => {
    const groups = subjectGroups(some);
    if (groups.length < 2) return list(some, level);
    return groups.map((group) => (
      <SubjectSection key={group.subject} subject={group.subject} level={level}>
        {list(group.apis, level === 2 ? 3 : 4)}
      </SubjectSection>
    ));
  };
  const isGrouped = view.sort === 'area' && view.query.trim() === '';
  return (
    <>
      <CatalogueFilters {...{ place, apis, shown, view, onNarrow }} />
      <div className={results}>
        <Stack space={3}>
          {/* For screen readers; the chips show the counts. */}
          <span role="status" className={visuallyHidden}>
            {t('hub.tools.found', { count: shown.apis.length })}
          </span>
          {shown.apis.length === 0 && (
            <NoMatches
              {...{ place, view }}
              hasFavourites={favourites.length > 0}
              unfiltered={shown.unfiltered}
              nearest={shown.unfiltered > 0 ? [] : nearestApis(index, view.query)}
              onView={(next) => onNarrow(() => next)}
            />
          )}
          {shown.apis.length > 0 && !isGrouped && list(isWhole ? shown.apis : shown.apis.slice(0, firstMax), 2)}
          {!isGrouped && !isWhole && shown.apis.length > firstMax && (
            <Inline justify="center">
              <Button onPress={() => setIsWhole(true)}>{t('hub.tools.showWhole', { total: shown.apis.length })}</Button>
            </Inline>
          )}
          {isGrouped && view.area !== null && (
            <>
              <SubjectContents groups={subjectGroups(shown.apis)} />
              {bySubject(shown.apis, 2)}
            </>
          )}
          {isGrouped &&
            view.area === null &&
            shown.counts
              .filter(({ count }) => count > 0)
              .map(({ area }) => (
                <Stack as="section" space={1.5} key={area}>
                  <AreaHead area={area} />
                  {bySubject(
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

function AreaHead({ area }: { readonly area: Area }) {
  const name = useAreaName()(area);
  const Icon = areaIcons[area];
  return (
    <div className={areaHead}>
      <span className={areaIcon} aria-hidden>
        <Icon size={20} stroke={1.5} />
      </span>
      <Heading level={2} size="h5">
        {name}
      </Heading>
    </div>
  );
}
