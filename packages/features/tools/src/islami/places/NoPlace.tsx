import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import type { ReactNode } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { nameInSentence } from './place.ts';
import { placesCopy } from './places-copy.ts';
import type { PlaceSuggestion } from './use-place-search.ts';

interface NoPlaceProps {
  readonly suggestion: PlaceSuggestion | null;
  /** What the page shows of a place. */
  readonly children: ReactNode;
}

/** Before a place is chosen. Offers the city that names the time zone of the browser. */
export function NoPlace({ suggestion, children }: NoPlaceProps) {
  const t = useCopy(placesCopy);
  const lang = useLanguage();
  return (
    <Card>
      <Empty
        title={t('islamiPlace.empty.title')}
        {...(suggestion !== null && {
          action: (
            <Button tone="primary" onPress={suggestion.onUse}>
              {t('islamiPlace.suggest', { city: nameInSentence(suggestion.city, lang).trimEnd() })}
            </Button>
          ),
        })}
      >
        {children}
      </Empty>
    </Card>
  );
}
