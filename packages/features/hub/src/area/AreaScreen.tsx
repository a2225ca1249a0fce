import type { Api } from '@apiyard/api/contract/hub/hub';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Grid } from '@apiyard/ui/Grid';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconStar } from '@tabler/icons-react';
import { useMemo } from 'react';
import { areaKeys } from '@apiyard/kit/areas/area-keys.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { FilterChips } from '@apiyard/kit/FilterChips/FilterChips.tsx';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { itemListOf } from '@apiyard/kit/PageTitle/item-list.ts';
import { StructuredData } from '@apiyard/kit/PageTitle/StructuredData.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { useServices } from '@apiyard/kit/services.tsx';
import { useAreaName } from '../area-names.ts';
import { hubCopy } from '../hub-copy.ts';
import { ApiCard } from '../list/ApiCard.tsx';
import { hubPages } from '../list/hub-pages.ts';
import { shownIn } from '../list/hub-view.ts';
import { indexOf } from '../list/search.ts';
import { NoTools } from '../NoTools.tsx';
import type { AreaPage } from '@apiyard/kit/areas/tool-href.ts';
import { toolOf } from '@apiyard/kit/areas/tool-href.ts';
import { results, search } from './AreaScreen.css.ts';
import type { AreaView } from './area-view.ts';
import { areaHref } from './area-view.ts';

export interface AreaScreenProps {
  readonly area: AreaPage;
  /** The area's APIs and their loading state. */
  readonly apis: Loadable<readonly Api[]>;
  readonly view: AreaView;
  readonly favourites: readonly string[];
  readonly onView: (view: AreaView) => void;
  readonly onFavourite: (path: string) => void;
  readonly onRetry: () => void;
}

/** The tools of one area: each opens on this page. */
export function AreaScreen({ area, apis, view, favourites, onView, onFavourite, onRetry }: AreaScreenProps) {
  const t = useCopy(hubCopy);
  const words = useCopy(areasCopy);
  const { siteOrigin } = useServices();
  return (
    <Stack space={3}>
      <PageBand title={words(areaKeys[area].name)} purpose={words(areaKeys[area].purpose)} />
      {apis.state === 'loading' && (
        <div aria-busy className={results}>
          <Grid space={2}>
            {Array.from({ length: 6 }, (_, index) => (
              <Card key={index}>
                <Skeleton shape="text" lines={4} />
              </Card>
            ))}
          </Grid>
        </div>
      )}
      {apis.state === 'failed' && (
        <Failed title={t('hub.tools.failed')} onRetry={onRetry} requestId={apis.requestId}>
          {t('hub.failed.text')}
        </Failed>
      )}
      {apis.state === 'done' && apis.value.length === 0 && (
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
      )}
      {apis.state === 'done' && apis.value.length > 0 && (
        <>
          <StructuredData value={itemListOf(words(areaKeys[area].name), hubPages(apis.value, siteOrigin))} />
          <Tools {...{ area, view, favourites, onView, onFavourite }} apis={apis.value} />
        </>
      )}
    </Stack>
  );
}

type ToolsProps = Pick<AreaScreenProps, 'area' | 'view' | 'favourites' | 'onView' | 'onFavourite'> & {
  readonly apis: readonly Api[];
};

function Tools({ area, apis, view, favourites, onView, onFavourite }: ToolsProps) {
  const t = useCopy(hubCopy);
  const nameOf = useAreaName();
  const locale = localeOf(useLanguage());
  const index = useMemo(() => indexOf(apis, nameOf), [apis, nameOf]);
  const shown = shownIn(index, { ...view, area: null, sort: 'name' }, favourites, locale);
  return (
    <>
      <Inline space={2}>
        <PageSearch
          className={search}
          label={t('hub.tools.search')}
          value={view.query}
          onChange={(query) => onView({ ...view, query })}
        />
        <FilterChips
          label={t('hub.tools.filter')}
          chips={[
            { id: 'all', label: t('hub.all'), count: shown.total, isOn: !view.favouritesOnly },
            {
              id: 'favourites',
              label: t('hub.favourites'),
              count: shown.favouriteCount,
              icon: <IconStar size={16} stroke={1.5} aria-hidden />,
              isOn: view.favouritesOnly,
            },
          ]}
          onPress={(id) => onView({ ...view, favouritesOnly: id === 'favourites' && !view.favouritesOnly })}
        />
      </Inline>
      <div className={results}>
        <span role="status" className={visuallyHidden}>
          {t('hub.tools.found', { count: shown.apis.length })}
        </span>
        {shown.apis.length === 0 && (
          <NoTools
            view={view}
            hasFavourites={favourites.length > 0}
            onAll={() => onView({ ...view, favouritesOnly: false })}
            onClear={() => onView({ query: '', favouritesOnly: false, tool: null })}
          />
        )}
        {shown.apis.length > 0 && (
          <Grid as="ul" space={2}>
            {shown.apis.map((api) => (
              <ApiCard
                key={api.path}
                api={api}
                href={areaHref(area, { ...view, tool: toolOf(api) })}
                level={2}
                isFavourite={favourites.includes(api.path)}
                onFavourite={onFavourite}
              />
            ))}
          </Grid>
        )}
      </div>
    </>
  );
}
