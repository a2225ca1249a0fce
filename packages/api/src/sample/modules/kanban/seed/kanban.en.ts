import { buildBoard } from './build-board.ts';
import { doorPicture, iconsPicture, phonePicture } from './pictures.ts';

export const board = () =>
  buildBoard([
    {
      id: 'todo',
      name: 'Todo',
      tasks: [
        {
          task: 'Collect feedback on the new price list',
          taskProperty: 'Research',
          date: '24 july',
          taskText: 'Ask five customers of different sizes what they expect each plan to include.',
          dueInDays: 5,
          checklist: [
            ['Write the questions', true],
            ['Choose five customers', false],
            ['Summarize the answers', false],
          ],
        },
        {
          task: 'Draw icons for the export menu',
          taskProperty: 'Design',
          date: '26 july',
          taskImage: iconsPicture,
        },
        { task: 'Write the release notes', taskProperty: 'Writing', date: '28 july', dueInDays: 12 },
      ],
    },
    {
      id: 'progress',
      name: 'Progress',
      limit: 4,
      tasks: [
        {
          task: 'Speed up the search',
          taskProperty: 'Development',
          date: '21 july',
          taskText: 'The first results take two seconds for accounts with many documents.',
          checklist: [
            ['Measure the slowest queries', true],
            ['Add the missing index', true],
            ['Load results in pages', false],
            ['Measure again', false],
          ],
        },
        {
          task: 'Test the checkout on phones',
          taskProperty: 'Testing',
          date: '22 july',
          taskImage: phonePicture,
          dueInDays: -2,
        },
        { task: 'Translate the help pages', taskProperty: 'Writing', date: '23 july' },
      ],
    },
    {
      id: 'pending',
      name: 'Pending',
      tasks: [
        {
          task: 'Renew the certificate',
          taskProperty: 'Operations',
          date: '30 july',
          taskText: 'Waiting for the new contact of the provider.',
          dueInDays: 1,
        },
        { task: 'Choose a venue for the workshop', taskProperty: 'Research', date: '2 august' },
      ],
    },
    {
      id: 'done',
      name: 'Done',
      tasks: [
        { task: 'Move the images to the new server', taskProperty: 'Operations', date: '12 july' },
        { task: 'Interview two candidates', taskProperty: 'Research', date: '14 july' },
        {
          task: 'Fix the totals of refunds',
          taskProperty: 'Development',
          date: '16 july',
          checklist: [
            ['Reproduce the difference', true],
            ['Round once, at the end', true],
          ],
        },
        {
          task: 'Redesign the sign-in page',
          taskProperty: 'Design',
          date: '18 july',
          taskImage: doorPicture,
        },
      ],
    },
  ]);
