import type { Column } from '../../../contract/modules/kanban.ts';

/** The task board of the sample layer. */
export interface KanbanState {
  columns: Column[];
  /** The number of the next id. */
  nextId: number;
}
