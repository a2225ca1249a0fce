import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { useCopy } from '../_kit/copy.ts';
import { hubCopy } from './hub-copy.ts';

interface NoToolsProps {
  readonly view: { readonly query: string; readonly favouritesOnly: boolean };
  readonly hasFavourites: boolean;
  /** Leaves the favourites. */
  readonly onAll: () => void;
  /** Takes back all that narrows the list. */
  readonly onClear: () => void;
}

/** In place of tools that the search or the filters left out. */
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
