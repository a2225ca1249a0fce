import { useCopy } from '@apiyard/kit/copy.ts';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { emailCopy } from '../email-copy.ts';
import type { EmailView } from '../email-view.ts';
import type { Place } from '../mailbox/places.ts';

interface EmptyListProps {
  readonly view: EmailView;
  readonly place: Place;
  readonly onView: (view: EmailView) => void;
}

/** A list without rows: nothing is there, or nothing is found. */
export function EmptyList({ view, place, onView }: EmptyListProps) {
  const t = useCopy(emailCopy);
  if (view.query.trim() === '')
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
          <Button onPress={() => onView({ ...view, query: '', open: null })}>{t('email.clearSearch')}</Button>
        ) : (
          <Button
            onPress={() =>
              onView({ ...view, query: `${view.query.replaceAll(/(?:^|\s)in:\S+/gi, '').trim()} in:all`, open: null })
            }
          >
            {t('email.searchAll')}
          </Button>
        )
      }
    >
      {t('email.empty.search.text')}
    </Empty>
  );
}
