import { addTask } from '@apiyard/api/contract/modules/kanban';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Empty } from '@apiyard/ui/Empty';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Sheet } from '@apiyard/ui/Sheet';
import { Text } from '@apiyard/ui/Text';
import { useState } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { UnsavedGuard } from '@apiyard/kit/unsaved/UnsavedGuard.tsx';
import type { Board, TaskPlace } from '../board/board.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import type { BoardActions } from '../state/board-actions.ts';
import { draftOf, emptyDraft, fieldsAt, inputOf } from './task-draft.ts';
import { TaskFormFields } from './TaskFormFields.tsx';

interface TaskSheetProps {
  /** The task that is open; null for a new one. */
  readonly place: TaskPlace | 'gone' | null;
  /** Id of the column of a new task. */
  readonly adding: string | null;
  readonly board: Board;
  readonly actions: BoardActions;
  readonly onDelete: (id: string) => void;
  readonly onClose: () => void;
}

/** A task to read and change, or a new one. */
export function TaskSheet({ place, ...props }: TaskSheetProps) {
  const t = useCopy(kanbanCopy);
  const isColumnGone = place === null && !props.board.some(({ id }) => id === props.adding);
  if (place !== 'gone' && !isColumnGone) return <OpenSheet place={place} {...props} />;
  return (
    <Sheet
      title={t('kanban.sheet.gone')}
      isOpen
      onOpenChange={props.onClose}
      actions={<Button onPress={props.onClose}>{t('kanban.close')}</Button>}
    >
      <Empty title={t('kanban.sheet.gone')} picture={<NothingFound />}>
        {t('kanban.sheet.goneText')}
      </Empty>
    </Sheet>
  );
}

function OpenSheet({
  place,
  adding,
  board,
  actions,
  onDelete,
  onClose,
}: Omit<TaskSheetProps, 'place'> & { readonly place: TaskPlace | null }) {
  const t = useCopy(kanbanCopy);
  const locale = localeOf(useLanguage());
  const [isAsking, setIsAsking] = useState(false);
  const today = () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date());
  const [values] = useState(() => (place === null ? emptyDraft(adding ?? '', today()) : draftOf(place.task)));
  const form = useEndpointForm(addTask, {
    values,
    inputOf,
    at: fieldsAt,
    texts: {
      task: t('kanban.sheet.titleWrong'),
      taskText: t('kanban.sheet.textWrong'),
      taskProperty: t('kanban.sheet.categoryWrong'),
      date: t('kanban.sheet.dateWrong'),
      checklist: t('kanban.sheet.stepWrong'),
    },
    sending: {
      isPending: false,
      error: null,
      mutate({ categoryId, newTaskData }) {
        if (place === null) actions.addTask(categoryId, newTaskData);
        else actions.editTask(place.task.id, newTaskData, categoryId);
        onClose();
      },
    },
  });
  useShortcut('Mod+Enter', t('kanban.save'), () => form.submit());
  const close = () => (form.isDirty ? setIsAsking(true) : onClose());
  const title = place === null ? t('kanban.sheet.new') : t('kanban.sheet.edit');
  return (
    <>
      <Sheet
        title={title}
        isOpen
        onOpenChange={close}
        actions={
          <>
            {place !== null && (
              <Button tone="danger" onPress={() => onDelete(place.task.id)}>
                {t('kanban.card.delete')}
              </Button>
            )}
            <Button onPress={close}>{t('kanban.cancel')}</Button>
            <Button tone="primary" type="submit" form={form.id}>
              {place === null ? t('kanban.add') : t('kanban.save')}
            </Button>
          </>
        }
      >
        <TaskFormFields form={form} label={title} board={board} isNew={place === null} />
        <UnsavedGuard isUnsaved={form.isDirty} />
      </Sheet>
      <Dialog
        title={t('kanban.sheet.discardTitle')}
        role="alertdialog"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        actions={
          <>
            <Button onPress={() => setIsAsking(false)}>{t('kanban.sheet.keep')}</Button>
            <Button tone="dangerSolid" onPress={onClose}>
              {t('kanban.sheet.discard')}
            </Button>
          </>
        }
      >
        <Text>{t('kanban.sheet.discardText')}</Text>
      </Dialog>
    </>
  );
}
