import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Board } from './Board.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Name columns by the state of their cards.',
        example: (
          <Board
            label="Tasks"
            columns={[
              { id: 'open', label: 'Open', cards: [{ id: 'a', label: 'Write the docs' }] },
              { id: 'done', label: 'Done', cards: [] },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t use columns that have no order. Use a `Grid` of cards.',
        example: (
          <Board
            label="People"
            columns={[
              { id: 'ada', label: 'Ada', cards: [{ id: 'a', label: 'Write the docs' }] },
              { id: 'grace', label: 'Grace', cards: [] },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Column', 'a title, the number of its cards, a limit and a menu'],
    ['Card', 'a drag handle, its content and a menu'],
    ['Drop line', 'shows where the card goes'],
    ['Lane', 'divides all columns into rows'],
  ],
  screenReader: [
    'Each column is a list with its name and the number of its cards.',
    'Moving is announced step by step: picked up, the column and the position, dropped or cancelled. The menu of a card has the same moves.',
  ],
};
