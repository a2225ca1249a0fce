import type { Api, Area } from '@apiyard/api/contract/hub/hub';
import { Badge } from '@apiyard/ui/Badge';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Grid } from '@apiyard/ui/Grid';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useDeferredValue, useMemo } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { itemListOf } from '@apiyard/kit/PageTitle/item-list.ts';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { areaIcons } from '@apiyard/kit/areas/area-icons.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { useAreaName } from '../area-names.ts';
import type { CatalogueScreenProps } from '../catalogue-page.ts';
import { hubCopy } from '../hub-copy.ts';
import { AreaChips } from '../list/AreaChips.tsx';
import { hubPages } from '../list/hub-pages.ts';
import { shownIn, wholeHub } from '../list/hub-view.ts';
import { indexOf } from '../list/search.ts';
import { NoTools } from '../NoTools.tsx';
import { isAreaPage } from '@apiyard/kit/areas/tool-href.ts';
import * as css from './AllToolsScreen.css.ts';
import { ToolTile } from './ToolTile.tsx';

/** Index of all tools by area. */
export function AllToolsScreen({ catalogue, view, favourites, onView, onFavourite, onRetry }: CatalogueScreenProps) {
  const t = useCopy(hubCopy);
  const { siteOrigin } = useServices();
  return (
    <Stack space={3}>
      <PageBand title={t('hub.everything.title')} purpose={t('hub.everything.purpose')} />
      <PageSearch
        className={css.search}
        label={t('hub.everything.search')}
        value={view.query}
        onChange={(query) => onView({ ...view, query })}
      />
      {catalogue.state === 'loading' && (
        <div aria-busy className={css.results}>
          <Grid minColumn="15rem" space={1.5}>
            {Array.from({ length: 12 }, (_, index) => (
              <div key={index} className={css.tile}>
                <div className={css.words}>
                  <Skeleton shape="text" lines={3} />
                </div>
              </div>
            ))}
          </Grid>
        </div>
      )}
      {catalogue.state === 'failed' && (
        <Failed title={t('hub.tools.failed')} onRetry={onRetry} requestId={catalogue.requestId}>
          {t('hub.failed.text')}
        </Failed>
      )}
      {catalogue.state === 'done' && catalogue.value.length === 0 && (
        <Empty title={t('hub.everything.none')}>{t('hub.everything.noneText')}</Empty>
      )}
      {catalogue.state === 'done' && catalogue.value.length > 0 && (
        <>
          <StructuredData value={itemListOf(t('hub.everything.title'), hubPages(catalogue.value, siteOrigin))} />
          <Index apis={catalogue.value} {...{ view, favourites, onView, onFavourite }} />
        </>
      )}
    </Stack>
  );
}

type IndexProps = Pick<CatalogueScreenProps, 'view' | 'favourites' | 'onView' | 'onFavourite'> & {
  readonly apis: readonly Api[];
};

function Index({ apis, view, favourites, onView, onFavourite }: IndexProps) {
  const t = useCopy(hubCopy);
  const areaName = useAreaName();
  const locale = localeOf(useLanguage());
  // Deferred so that typing stays responsive.
  const settled = useDeferredValue(view);
  const index = useMemo(() => indexOf(apis, areaName), [apis, areaName]);
  const shown = useMemo(
    () => shownIn(index, { ...settled, sort: 'area' }, favourites, locale),
    [index, settled, favourites, locale],
  );
  const marked = useMemo(() => new Set(favourites), [favourites]);
  const tiles = (list: readonly Api[], level: 2 | 3) => (
    <Grid as="ul" minColumn="15rem" space={1.5}>
      {list.map((api) => (
        <ToolTile key={api.path} api={api} level={level} isFavourite={marked.has(api.path)} onFavourite={onFavourite} />
      ))}
    </Grid>
  );
  const isSearched = settled.query.trim() !== '';
  return (
    <>
      <AreaChips shown={shown} view={view} icons={areaIcons} onNarrow={(narrow) => onView(narrow(view))} />
      <div className={css.results}>
        <span role="status" className={visuallyHidden}>
          {t('hub.tools.found', { count: shown.apis.length })}
        </span>
        {shown.apis.length === 0 && (
          <NoTools
            view={settled}
            hasFavourites={favourites.length > 0}
            onAll={() => onView({ ...settled, favouritesOnly: false })}
            onClear={() => onView(wholeHub)}
          />
        )}
        {/* Search results are ranked, so they are not grouped by area. */}
        {isSearched && shown.apis.length > 0 && tiles(shown.apis, 2)}
        {!isSearched && (
          <Stack space={4}>
            {shown.counts.flatMap(({ area }) => {
              const inArea = shown.apis.filter((api) => api.area === area);
              return inArea.length === 0
                ? []
                : [<AreaPart key={area} area={area} count={inArea.length} tiles={tiles(inArea, 3)} />];
            })}
          </Stack>
        )}
      </div>
    </>
  );
}

function AreaPart({
  area,
  count,
  tiles,
}: {
  readonly area: Area;
  readonly count: number;
  readonly tiles: React.ReactNode;
}) {
  const t = useCopy(hubCopy);
  const format = useFormat();
  const name = useAreaName()(area);
  const Icon = areaIcons[area];
  return (
    <Stack as="section" space={1.5}>
      <div className={css.areaHead}>
        <span className={css.areaIcon} aria-hidden>
          <Icon size={20} stroke={1.5} />
        </span>
        <Heading level={2} size="h5">
          {name}
        </Heading>
        <Badge>{format.number(count)}</Badge>
        {isAreaPage(area) && (
          <span className={css.areaWay}>
            <Link href={`/${area}`} look="text">
              {t('hub.everything.open', { area: name })}
            </Link>
          </span>
        )}
      </div>
      {tiles}
    </Stack>
  );
}
