import type { KanbanState } from '../kanban.ts';

const task = (id: number, category: string, task: string, taskProperty: string, date: string, taskText = '') => ({
  id: `task-${id}`,
  task,
  taskImage: null,
  taskText,
  date,
  taskProperty,
  category,
  dueDate: null,
  checklist: [],
});

export const board = (): KanbanState => ({
  nextId: 20,
  columns: [
    {
      id: 'todo',
      name: 'Todo',
      limit: null,
      child: [
        task(1, 'todo', 'Collect feedback on the new price list', 'Research', '24 july', 'Ask five customers.'),
        task(2, 'todo', 'Draw icons for the export menu', 'Design', '26 july'),
        task(3, 'todo', 'Write the release notes', 'Writing', '28 july'),
      ],
    },
    {
      id: 'progress',
      name: 'Progress',
      limit: null,
      child: [
        task(4, 'progress', 'Speed up the search', 'Development', '21 july'),
        task(5, 'progress', 'Test the checkout on phones', 'Testing', '22 july'),
        task(6, 'progress', 'Translate the help pages', 'Writing', '23 july'),
      ],
    },
    {
      id: 'pending',
      name: 'Pending',
      limit: null,
      child: [
        task(7, 'pending', 'Renew the certificate', 'Operations', '30 july'),
        task(8, 'pending', 'Choose a venue for the workshop', 'Research', '2 august'),
      ],
    },
    {
      id: 'done',
      name: 'Done',
      limit: null,
      child: [
        task(9, 'done', 'Move the images to the new server', 'Operations', '12 july'),
        task(10, 'done', 'Interview two candidates', 'Research', '14 july'),
        task(11, 'done', 'Fix the totals of refunds', 'Development', '16 july'),
        task(12, 'done', 'Redesign the sign-in page', 'Design', '18 july'),
      ],
    },
  ],
});
