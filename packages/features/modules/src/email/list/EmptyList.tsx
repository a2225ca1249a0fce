import { useCopy } from '@apiyard/kit/copy.ts';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { emailCopy } from '../email-copy.ts';
import type { Place } from '../mailbox/places.ts';

interface EmptyListProps {
  readonly query: string;
  readonly place: Place;
  readonly onSearch: (query: string) => void;
}

/** A list without rows: nothing is there, or nothing is found. */
export function EmptyList({ query, place, onSearch }: EmptyListProps) {
  const t = useCopy(emailCopy);
  if (query.trim() === '')
    return place === 'inbox' ? (
      <Empty title={t('email.empty.inbox')}>{t('email.empty.inbox.text')}</Empty>
    ) : (
      <Empty title={t('email.empty.other', { place: t(`email.place.${place}`) })}>{t('email.empty.other.text')}</Empty>
    );
  return (
    <Empty
      title={t('email.empty.search')}
      action={
        place === 'all' ? (
          <Button onPress={() => onSearch('')}>{t('email.clearSearch')}</Button>
        ) : (
          <Button onPress={() => onSearch(`${query.replaceAll(/(?:^|\s)in:\S+/gi, '').trim()} in:all`)}>
            {t('email.searchAll')}
          </Button>
        )
      }
    >
      {t('email.empty.search.text')}
    </Empty>
  );
}
