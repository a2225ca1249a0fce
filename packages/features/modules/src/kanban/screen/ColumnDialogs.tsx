import { addColumn, setColumnLimit } from '@apiyard/api/contract/modules/kanban';
import type { Column } from '@apiyard/api/contract/modules/kanban';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { NumberField } from '@apiyard/ui/NumberField';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import type { Board } from '../board/board.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import type { BoardActions } from '../state/board-actions.ts';

/** What a dialog asks about a column. */
export type ColumnQuestion =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'limit' | 'clear' | 'delete'; readonly column: string };

interface ColumnDialogsProps {
  readonly question: ColumnQuestion;
  readonly board: Board;
  readonly actions: BoardActions;
  readonly newId: () => string;
  readonly onClose: () => void;
}

/** One dialog at a time. A column that is gone meanwhile has none. */
export function ColumnDialogs({ question, board, actions, newId, onClose }: ColumnDialogsProps) {
  if (question.kind === 'add') {
    const add = (name: string) => actions.change(() => [{ kind: 'add column', id: newId(), name }]);
    return <NameDialog column={null} onSave={add} onClose={onClose} />;
  }
  const column = board.find(({ id }) => id === question.column);
  if (column === undefined) return null;
  const { id } = column;
  switch (question.kind) {
    case 'rename': {
      const rename = (name: string) => actions.change(() => [{ kind: 'rename column', id, name }]);
      return <NameDialog column={column} onSave={rename} onClose={onClose} />;
    }
    case 'limit': {
      const limit = (most: number | null) => actions.change(() => [{ kind: 'limit column', id, limit: most }]);
      return <LimitDialog column={column} onSave={limit} onClose={onClose} />;
    }
    case 'clear':
    case 'delete':
      return <DeleteDialog kind={question.kind} column={column} actions={actions} onClose={onClose} />;
  }
}

interface DialogProps {
  readonly column: Column;
  readonly onClose: () => void;
}

const sendingOf = <Input,>(mutate: (input: Input) => void) => ({ mutate, isPending: false, error: null });

function NameDialog({
  column,
  onSave,
  onClose,
}: Omit<DialogProps, 'column'> & { readonly column: Column | null; readonly onSave: (name: string) => void }) {
  const t = useCopy(kanbanCopy);
  const textOf = useProblemText();
  const title = column === null ? t('kanban.column.new') : t('kanban.column.renameTitle', { column: column.name });
  const form = useEndpointForm(addColumn, {
    values: { categoryName: column?.name ?? '' },
    sending: sendingOf<{ categoryName: string }>(({ categoryName }) => {
      onSave(categoryName);
      onClose();
    }),
    inputOf: ({ categoryName }) => ({ categoryName: categoryName.trim() }),
    texts: { categoryName: t('kanban.column.nameWrong') },
  });
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('kanban.cancel')}</Button>
          <Button tone="primary" type="submit" form={form.id}>
            {column === null ? t('kanban.add') : t('kanban.save')}
          </Button>
        </>
      }
    >
      <EndpointForm form={form} label={title} textOf={textOf}>
        <TextField {...form.field('categoryName')} label={t('kanban.column.name')} autoComplete="off" isRequired />
      </EndpointForm>
    </Dialog>
  );
}

function LimitDialog({ column, onSave, onClose }: DialogProps & { readonly onSave: (limit: number | null) => void }) {
  const t = useCopy(kanbanCopy);
  const textOf = useProblemText();
  const title = t('kanban.column.limitTitle', { column: column.name });
  const save = (limit: number | null) => {
    onSave(limit);
    onClose();
  };
  const form = useEndpointForm(setColumnLimit, {
    values: { limit: column.limit },
    sending: sendingOf<{ limit: number | null }>(({ limit }) => save(limit)),
    inputOf: ({ limit }) => ({ id: column.id, limit }),
  });
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          {column.limit !== null && (
            <Button tone="plain" onPress={() => save(null)}>
              {t('kanban.column.noLimit')}
            </Button>
          )}
          <Button onPress={onClose}>{t('kanban.cancel')}</Button>
          <Button tone="primary" type="submit" form={form.id}>
            {t('kanban.save')}
          </Button>
        </>
      }
    >
      <EndpointForm form={form} label={title} textOf={textOf}>
        <NumberField
          {...form.field('limit')}
          label={t('kanban.column.limitField')}
          description={t('kanban.column.limitHelp')}
          minValue={1}
          maxValue={1000}
        />
      </EndpointForm>
    </Dialog>
  );
}

function DeleteDialog({
  kind,
  column: { id, name, child },
  actions,
  onClose,
}: DialogProps & { readonly kind: 'clear' | 'delete'; readonly actions: BoardActions }) {
  const t = useCopy(kanbanCopy);
  const confirm = () => {
    const message = t(kind === 'clear' ? 'kanban.column.cleared' : 'kanban.column.deleted', { column: name });
    actions.change(() => [{ kind: `${kind} column`, id }], { message, label: t('kanban.undo') });
    onClose();
  };
  return (
    <Dialog
      title={t(kind === 'clear' ? 'kanban.column.clearTitle' : 'kanban.column.deleteTitle', { column: name })}
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('kanban.cancel')}</Button>
          <Button tone="dangerSolid" onPress={confirm}>
            {t('kanban.card.delete')}
          </Button>
        </>
      }
    >
      <Text>
        {t(kind === 'clear' ? 'kanban.column.clearText' : 'kanban.column.deleteText', { count: child.length })}
      </Text>
    </Dialog>
  );
}
