/** Boards for stories. */
import type { Column, Task } from '@apiyard/api/contract/modules/kanban';

const storyTask = (id: string, category: string, part: Partial<Task> = {}): Task => ({
  id,
  task: id,
  taskImage: null,
  taskText: '',
  date: '',
  taskProperty: '',
  category,
  dueDate: null,
  checklist: [],
  ...part,
});

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#dde6ff" d="M0 0h320v180H0z"/><circle cx="110" cy="90" r="46" fill="#4c6fe0"/><path fill="#9db4f7" d="M170 44h100v92H170z"/></svg>',
)}`;

/** As the sample data, on the day of the stories' clock. */
export const storyBoard: readonly Column[] = [
  {
    id: 'todo',
    name: 'Todo',
    limit: null,
    child: [
      storyTask('prices', 'todo', {
        task: 'Collect feedback on the price list',
        taskText: 'Ask five customers of different sizes what they expect each plan to include.',
        taskProperty: 'Research',
        dueDate: '2026-12-01',
        checklist: [
          { id: 'step-1', text: 'Write the questions', isDone: true },
          { id: 'step-2', text: 'Choose five customers', isDone: false },
        ],
      }),
      storyTask('icons', 'todo', {
        task: 'Draw icons for the export menu',
        taskImage: drawing,
        taskProperty: 'Design',
        date: '26 july',
      }),
      storyTask('notes', 'todo', { task: 'Write the release notes', taskProperty: 'Writing', date: '28 july' }),
    ],
  },
  {
    id: 'progress',
    name: 'Progress',
    limit: 1,
    child: [
      storyTask('search', 'progress', { task: 'Speed up the search', taskProperty: 'Development', date: '21 july' }),
      storyTask('phones', 'progress', {
        task: 'Test the checkout on phones',
        taskProperty: 'Testing',
        dueDate: '2026-11-02',
      }),
    ],
  },
  {
    id: 'pending',
    name: 'Pending',
    limit: 3,
    child: [storyTask('venue', 'pending', { task: 'Choose a venue for the workshop', taskProperty: 'Research' })],
  },
  { id: 'done', name: 'Done', limit: null, child: [] },
];

const categories = ['Design', 'Development', 'Research', 'Testing', 'Writing'];

/** 1,000 tasks in four columns. */
export const largeBoard: readonly Column[] = ['Todo', 'Progress', 'Pending', 'Done'].map((name, column) => ({
  id: name.toLowerCase(),
  name,
  limit: null,
  child: Array.from({ length: 250 }, (_, index) => {
    const number = column * 250 + index + 1;
    return storyTask(`task-${number}`, name.toLowerCase(), {
      task: `Task ${number}`,
      taskText:
        number % 3 === 0 ? 'A description that goes over two lines on most screens, so that heights differ.' : '',
      taskProperty: categories[number % categories.length] ?? '',
      date: `${(number % 28) + 1} july`,
      checklist: number % 4 === 0 ? [{ id: 'step-1', text: 'Check', isDone: number % 8 === 0 }] : [],
    });
  }),
}));
