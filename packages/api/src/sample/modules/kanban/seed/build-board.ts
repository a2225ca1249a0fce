import type { Task } from '../../../../contract/modules/kanban.ts';
import type { KanbanState } from '../state.ts';

/** What differs between the languages of a task. */
export interface TaskWords {
  readonly task: string;
  readonly taskProperty: string;
  readonly date: string;
  readonly taskText?: string;
  readonly taskImage?: string;
  /** Days from today, since fixed dates would all be overdue one day. */
  readonly dueInDays?: number;
  readonly checklist?: readonly (readonly [text: string, isDone: boolean])[];
}

interface ColumnWords {
  readonly id: string;
  readonly name: string;
  readonly limit?: number;
  readonly tasks: readonly TaskWords[];
}

const dayMs = 86_400_000;

/** The columns with ids for their tasks. */
export function buildBoard(columns: readonly ColumnWords[], nowMs = Date.now()): KanbanState {
  let id = 0;
  const taskOf = (category: string, words: TaskWords): Task => ({
    id: `task-${++id}`,
    task: words.task,
    taskImage: words.taskImage ?? null,
    taskText: words.taskText ?? '',
    date: words.date,
    taskProperty: words.taskProperty,
    category,
    dueDate:
      words.dueInDays === undefined ? null : new Date(nowMs + words.dueInDays * dayMs).toISOString().slice(0, 10),
    checklist: (words.checklist ?? []).map(([text, isDone], index) => ({ id: `step-${index + 1}`, text, isDone })),
  });
  return {
    columns: columns.map(({ id: columnId, name, limit = null, tasks }) => ({
      id: columnId,
      name,
      limit,
      child: tasks.map((words) => taskOf(columnId, words)),
    })),
    nextId: id + 1,
  };
}
