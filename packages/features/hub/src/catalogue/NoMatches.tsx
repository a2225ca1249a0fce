import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Stack } from '@apiyard/ui/Stack';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';
import { near } from './CatalogueScreen.css.ts';
import type { CataloguePlace, CatalogueView } from './catalogue-view.ts';
import { areaHref, withoutFilters } from './catalogue-view.ts';

interface NoMatchesProps {
  readonly place: CataloguePlace;
  readonly view: CatalogueView;
  readonly hasFavourites: boolean;
  /** Matches of the search without filters, in all areas. */
  readonly unfiltered: number;
  /** What may have been meant. */
  readonly nearest: readonly ApiSummary[];
  readonly onView: (view: CatalogueView) => void;
}

/** What to do when search or filters match nothing. */
export function NoMatches({ place, view, hasFavourites, unfiltered, nearest, onView }: NoMatchesProps) {
  const t = useCopy(hubCopy);
  const query = view.query.trim();
  if (view.favouritesOnly && !hasFavourites) {
    return (
      <Empty
        title={t('hub.noFavourites.title')}
        action={<Button onPress={() => onView({ ...view, favouritesOnly: false })}>{t('hub.tools.showAll')}</Button>}
      >
        {t('hub.tools.noFavourites')}
      </Empty>
    );
  }
  const isElsewhere = query !== '' && unfiltered > 0;
  return (
    <Empty
      title={t('hub.nothing.title')}
      picture={<NothingFound />}
      action={
        <Inline space={1} justify="center">
          {isElsewhere && (
            <Link look="quiet" href={areaHref(place, { ...withoutFilters(place, view), query: view.query }, null)}>
              {t('hub.nothing.elsewhere', { count: unfiltered })}
            </Link>
          )}
          <Button onPress={() => onView(withoutFilters(place, view))}>{t('hub.nothing.clear')}</Button>
        </Inline>
      }
    >
      <Stack space={1}>
        <span>{query === '' || isElsewhere ? t('hub.tools.nothingFilters') : t('hub.tools.nothing', { query })}</span>
        {nearest.length > 0 && (
          <span className={near}>
            {t('hub.nothing.near')}
            {nearest.map((api) => (
              <Link key={api.path} href={toolHref(api.path)}>
                {api.title}
              </Link>
            ))}
          </span>
        )}
      </Stack>
    </Empty>
  );
}
