import type { Email } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { memo } from 'react';
import { emailCopy } from '../email-copy.ts';
import type { Place } from '../mailbox/places.ts';
import type { Act } from '../mailbox/steps.ts';
import type { Thread } from '../mailbox/threads.ts';
import { listHead, listTitle, selectedCount } from '../parts/EmailFrame.css.ts';
import { MailActions } from '../parts/MailActions.tsx';

interface ListHeadProps {
  readonly place: Place;
  readonly threads: readonly Thread[];
  readonly selected: readonly string[];
  readonly selectedEmails: readonly Email[];
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onAct: (act: Act) => void;
  readonly onDeleteForever: (emails: readonly Email[]) => void;
}

/** The name of the list; while rows are selected, what can be done with them. */
export const ListHead = memo(function ListHead(props: ListHeadProps) {
  const { place, threads, selected, selectedEmails, onSelect, onAct, onDeleteForever } = props;
  const t = useCopy(emailCopy);
  const format = useFormat();
  const isSome = selected.length > 0;
  const isAll = isSome && selected.length >= threads.length;
  return (
    <div className={listHead}>
      <Checkbox
        isSelected={isAll}
        isIndeterminate={isSome && !isAll}
        isDisabled={threads.length === 0}
        onChange={() => onSelect(isSome ? [] : threads.map(({ id }) => id))}
      >
        <span className={visuallyHidden}>{t(isSome ? 'email.clearSelection' : 'email.selectAll')}</span>
      </Checkbox>
      {isSome ? (
        <>
          <span className={selectedCount} role="status">
            {t('email.selected', { count: selected.length })}
          </span>
          <MailActions
            emails={selectedEmails}
            place={place}
            onAct={onAct}
            onDeleteForever={() => onDeleteForever(selectedEmails)}
          />
        </>
      ) : (
        <>
          <h2 className={listTitle}>{t(`email.place.${place}`)}</h2>
          {place === 'trash' && threads.length > 0 ? (
            <Button size="small" onPress={() => onDeleteForever(threads.flatMap(({ emails }) => emails))}>
              {t('email.emptyTrash')}
            </Button>
          ) : (
            <Badge>{format.number(threads.length)}</Badge>
          )}
        </>
      )}
    </div>
  );
});
