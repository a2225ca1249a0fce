import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from './hub-copy.ts';

interface NoToolsProps {
  readonly view: { readonly query: string; readonly favouritesOnly: boolean };
  readonly hasFavourites: boolean;
  /** Turns off the favourites filter. */
  readonly onAll: () => void;
  /** Clears the search and all filters. */
  readonly onClear: () => void;
}

/** Empty state when search or filters match nothing. */
export function NoTools({ view, hasFavourites, onAll, onClear }: NoToolsProps) {
  const t = useCopy(hubCopy);
  if (view.favouritesOnly && !hasFavourites) {
    return (
      <Empty title={t('hub.noFavourites.title')} action={<Button onPress={onAll}>{t('hub.tools.showAll')}</Button>}>
        {t('hub.tools.noFavourites')}
      </Empty>
    );
  }
  return (
    <Empty
      title={t('hub.nothing.title')}
      picture={<NothingFound />}
      action={<Button onPress={onClear}>{t('hub.nothing.clear')}</Button>}
    >
      {view.query.trim() === '' ? t('hub.tools.nothingFilters') : t('hub.tools.nothing', { query: view.query.trim() })}
    </Empty>
  );
}
