/** View state of the task board, kept in the URL query. */
import type { Task } from '@apiyard/api/contract/modules/kanban';
import type { Board } from './board/board.ts';

export const dues = ['overdue', 'week', 'none'] as const;
type Due = (typeof dues)[number];

export interface KanbanView {
  readonly query: string;
  /** Null means all. Tasks without a category have the empty one. */
  readonly category: string | null;
  readonly due: Due | null;
  /** Swimlanes by category. */
  readonly hasLanes: boolean;
  /** Id of the task in the drawer. */
  readonly open: string | null;
  /** Id of the column that a new task is written for. */
  readonly adding: string | null;
}

export const wholeBoard: KanbanView = {
  query: '',
  category: null,
  due: null,
  hasLanes: false,
  open: null,
  adding: null,
};

export const inAddress = {
  read(query: URLSearchParams): KanbanView {
    return {
      query: query.get('q') ?? '',
      category: query.get('category'),
      due: dues.find((due) => due === query.get('due')) ?? null,
      hasLanes: query.get('lanes') === 'category',
      open: query.get('card') || null,
      adding: query.get('new') || null,
    };
  },
  /** Omits default values. */
  write({ query, category, due, hasLanes, open, adding }: KanbanView): URLSearchParams {
    const params = new URLSearchParams();
    if (query.trim() !== '') params.set('q', query);
    if (category !== null) params.set('category', category);
    if (due !== null) params.set('due', due);
    if (hasLanes) params.set('lanes', 'category');
    if (open !== null) params.set('card', open);
    if (adding !== null) params.set('new', adding);
    return params;
  },
};

const weekDays = 7;

/** An ISO 8601 date, some days later. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Whether a task is shown; null if all are. Words are found in title, text, category and checklist.
 * @param today ISO 8601 date in the person's time zone
 */
export function matcherOf({ query, category, due }: KanbanView, today: string): ((task: Task) => boolean) | null {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && category === null && due === null) return null;
  const weekEnd = dayAfter(today, weekDays);
  return (task) => {
    if (category !== null && task.taskProperty !== category) return false;
    if (due === 'none' && task.dueDate !== null) return false;
    if (due === 'overdue' && (task.dueDate === null || task.dueDate >= today)) return false;
    if (due === 'week' && (task.dueDate === null || task.dueDate < today || task.dueDate > weekEnd)) return false;
    if (words.length === 0) return true;
    const steps = task.checklist.map(({ text }) => text);
    const text = [task.task, task.taskText, task.taskProperty, ...steps].join(' ').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** The categories in use with the number of their tasks, in the order of the language; without a category last. */
export function categoriesOf(board: Board, locale: string): readonly { readonly id: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { child } of board)
    for (const { taskProperty } of child) counts.set(taskProperty, (counts.get(taskProperty) ?? 0) + 1);
  const { compare } = new Intl.Collator(locale);
  return Array.from(counts, ([id, count]) => ({ id, count })).toSorted(
    (a, b) => Number(a.id === '') - Number(b.id === '') || compare(a.id, b.id),
  );
}
