/** The values of the form for a task. */
import type { addTask, Task } from '@apiyard/api/contract/modules/kanban';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { CalendarDate } from '@internationalized/date';
import { parseDate } from '@internationalized/date';
import type { TaskFields } from '../board/board.ts';

export interface TaskDraft extends Omit<TaskFields, 'dueDate'> {
  readonly column: string;
  readonly dueDate: CalendarDate | null;
}

export const emptyDraft = (column: string, date: string): TaskDraft => ({
  column,
  task: '',
  taskImage: null,
  taskText: '',
  date,
  taskProperty: '',
  dueDate: null,
  checklist: [],
});

export function draftOf({ id: _id, category, dueDate, ...task }: Task): TaskDraft {
  return { ...task, column: category, dueDate: dueDate === null ? null : parseDate(dueDate) };
}

/** Empty steps and spaces around texts are left out. */
export function inputOf({ column, dueDate, ...draft }: TaskDraft): InputOf<typeof addTask> {
  return {
    categoryId: column,
    newTaskData: {
      ...draft,
      task: draft.task.trim(),
      taskProperty: draft.taskProperty.trim(),
      date: draft.date.trim(),
      dueDate: dueDate === null ? null : dueDate.toString(),
      checklist: draft.checklist.map((item) => ({ ...item, text: item.text.trim() })).filter(({ text }) => text !== ''),
    },
  };
}

/** Where the endpoint names what the form's fields are called. */
export const fieldsAt = {
  '/newTaskData/task': 'task',
  '/newTaskData/taskText': 'taskText',
  '/newTaskData/taskProperty': 'taskProperty',
  '/newTaskData/taskImage': 'taskImage',
  '/newTaskData/date': 'date',
  '/newTaskData/dueDate': 'dueDate',
  '/newTaskData/checklist': 'checklist',
} as const;
