import { DatePicker } from '@apiyard/ui/DatePicker';
import { Select } from '@apiyard/ui/Select';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { EndpointForm as Form } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import type { Board } from '../board/board.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import { ChecklistField } from './ChecklistField.tsx';
import { PictureField } from './PictureField.tsx';
import type { TaskDraft } from './task-draft.ts';

interface TaskFormFieldsProps {
  readonly form: Form<TaskDraft>;
  readonly label: string;
  readonly board: Board;
  /** The title then has the focus. */
  readonly isNew: boolean;
}

export function TaskFormFields({ form, label, board, isNew }: TaskFormFieldsProps) {
  const t = useCopy(kanbanCopy);
  const textOf = useProblemText();
  const { errorMessage, value, onChange } = form.field('checklist');
  return (
    <EndpointForm form={form} label={label} textOf={textOf}>
      <TextField
        {...form.field('task')}
        label={t('kanban.sheet.title')}
        autoComplete="off"
        dir="auto"
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- people open it to type.
        autoFocus={isNew}
      />
      <TextArea {...form.field('taskText')} label={t('kanban.sheet.text')} rows={4} dir="auto" isOptional />
      <Select
        {...form.field('column')}
        label={t('kanban.sheet.column')}
        options={board.map(({ id, name }) => ({ id, label: name }))}
      />
      <TextField
        {...form.field('taskProperty')}
        label={t('kanban.category')}
        description={t('kanban.sheet.categoryHelp')}
        autoComplete="off"
        dir="auto"
        isOptional
      />
      <DatePicker {...form.field('dueDate')} label={t('kanban.sheet.dueDate')} isOptional />
      <TextField {...form.field('date')} label={t('kanban.sheet.date')} autoComplete="off" dir="auto" isOptional />
      <ChecklistField value={value} onChange={onChange} errorMessage={errorMessage} />
      <PictureField value={form.values.taskImage} onChange={(taskImage) => form.change({ taskImage })} />
    </EndpointForm>
  );
}
