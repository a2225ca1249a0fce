import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Empty } from './Empty.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say what the place is for, and offer one action.',
        example: (
          <Empty title="No keys yet" picture={null} action={<Button tone="primary">Create API key</Button>}>
            A key lets your programs call the tools.
          </Empty>
        ),
      },
      dont: { text: 'Don’t only state that there is nothing.', example: <Empty title="No data" picture={null} /> },
    },
  ],
  anatomy: [
    ['Illustration', 'decorative; left out in small places'],
    ['Title', 'what is missing'],
    ['Text', 'what the place is for'],
    ['Action', 'one button or link'],
  ],
  screenReader: [
    'It is plain text; the illustration is hidden. In a filtered list, announce the number of results separately.',
  ],
};
