import type { Api, Area } from '@apiyard/api/contract/hub';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Grid } from '@apiyard/ui/Grid';
import { Heading } from '@apiyard/ui/Heading';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { SearchField } from '@apiyard/ui/SearchField';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconStar } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useCopy, useLanguage } from '../../_kit/copy.ts';
import { FilterChips } from '../../_kit/FilterChips/FilterChips.tsx';
import { useFormat } from '../../_kit/format.ts';
import { localeOf } from '../../_kit/language.ts';
import type { Loadable } from '../../_kit/loadable.ts';
import { PageBand } from '../../_kit/PageBand/PageBand.tsx';
import { useSlashFocuses } from '../../_kit/slash-focuses.ts';
import { areaIcons } from '../../_kit/areas/area-icons.ts';
import { useAreaName } from '../area-names.ts';
import { hubCopy } from '../hub-copy.ts';
import type { HubView } from '../list/hub-view.ts';
import { shownIn, wholeHub } from '../list/hub-view.ts';
import { indexOf } from '../list/search.ts';
import { isAreaPage } from '../../_kit/areas/tool-href.ts';
import * as css from './AllToolsScreen.css.ts';
import { ToolTile } from './ToolTile.tsx';

export interface AllToolsScreenProps {
  /** The catalogue, or how far it is. */
  readonly catalogue: Loadable<readonly Api[]>;
  readonly view: HubView;
  readonly favourites: readonly string[];
  readonly onView: (view: HubView) => void;
  readonly onFavourite: (path: string) => void;
  readonly onRetry: () => void;
}

/** Everything that can be done here, small enough to be scanned: for people who look for a tool, not for an API. */
export function AllToolsScreen({ catalogue, view, favourites, onView, onFavourite, onRetry }: AllToolsScreenProps) {
  const t = useCopy(hubCopy);
  const searchBox = useRef<HTMLDivElement>(null);
  useSlashFocuses(searchBox, t('hub.everything.search'));
  return (
    <Stack space={3}>
      <PageBand title={t('hub.everything.title')} purpose={t('hub.everything.purpose')} />
      <div ref={searchBox} className={css.search}>
        <SearchField label={t('hub.everything.search')} keys={['/']} value={view.query} onChange={(query) => onView({ ...view, query })} />
      </div>
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
      {catalogue.state === 'done' && catalogue.value.length === 0 && <Empty title={t('hub.everything.none')}>{t('hub.everything.noneText')}</Empty>}
      {catalogue.state === 'done' && catalogue.value.length > 0 && <Index apis={catalogue.value} {...{ view, favourites, onView, onFavourite }} />}
    </Stack>
  );
}

type IndexProps = Pick<AllToolsScreenProps, 'view' | 'favourites' | 'onView' | 'onFavourite'> & { readonly apis: readonly Api[] };

function Index({ apis, view, favourites, onView, onFavourite }: IndexProps) {
  const t = useCopy(hubCopy);
  const areaName = useAreaName();
  const locale = localeOf(useLanguage());
  // Typing comes first: the tiles follow as soon as there is time.
  const settled = useDeferredValue(view);
  const index = useMemo(() => indexOf(apis, areaName), [apis, areaName]);
  const shown = useMemo(() => shownIn(index, { ...settled, sort: 'area' }, favourites, locale), [index, settled, favourites, locale]);
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
      <FilterChips
        label={t('hub.areas')}
        chips={[
          { id: 'favourites', label: t('hub.favourites'), count: shown.favouriteCount, icon: <IconStar size={16} stroke={1.5} aria-hidden />, isOn: view.favouritesOnly },
          { id: 'all', label: t('hub.all'), count: shown.total, isOn: view.area === null },
          ...shown.counts.map(({ area, count }) => {
            const Icon = areaIcons[area];
            return { id: area, label: areaName(area), count, icon: <Icon size={16} stroke={1.5} aria-hidden />, isOn: view.area === area };
          }),
        ]}
        onPress={(id) => {
          if (id === 'favourites') onView({ ...view, favouritesOnly: !view.favouritesOnly });
          else onView({ ...view, area: id === 'all' || id === view.area ? null : (id as Area) });
        }}
      />
      <div className={css.results}>
        <span role="status" className={visuallyHidden}>
          {t('hub.tools.found', { count: shown.apis.length })}
        </span>
        {shown.apis.length === 0 && <Nothing view={settled} hasFavourites={favourites.length > 0} onView={onView} />}
        {/* What is searched for comes by how well it matches, and areas would tear that apart. */}
        {isSearched && shown.apis.length > 0 && tiles(shown.apis, 2)}
        {!isSearched && (
          <Stack space={4}>
            {shown.counts.flatMap(({ area }) => {
              const inArea = shown.apis.filter((api) => api.area === area);
              return inArea.length === 0 ? [] : [<AreaPart key={area} area={area} count={inArea.length} tiles={tiles(inArea, 3)} />];
            })}
          </Stack>
        )}
      </div>
    </>
  );
}

function AreaPart({ area, count, tiles }: { readonly area: Area; readonly count: number; readonly tiles: React.ReactNode }) {
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

function Nothing({ view, hasFavourites, onView }: Pick<AllToolsScreenProps, 'view' | 'onView'> & { readonly hasFavourites: boolean }) {
  const t = useCopy(hubCopy);
  if (view.favouritesOnly && !hasFavourites) {
    return (
      <Empty title={t('hub.noFavourites.title')} action={<Button onPress={() => onView({ ...view, favouritesOnly: false })}>{t('hub.tools.showAll')}</Button>}>
        {t('hub.tools.noFavourites')}
      </Empty>
    );
  }
  return (
    <Empty title={t('hub.nothing.title')} picture={<NothingFound />} action={<Button onPress={() => onView(wholeHub)}>{t('hub.nothing.clear')}</Button>}>
      {view.query.trim() === '' ? t('hub.tools.nothingFilters') : t('hub.tools.nothing', { query: view.query.trim() })}
    </Empty>
  );
}
