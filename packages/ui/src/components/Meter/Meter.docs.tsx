import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Meter } from './Meter.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say in words what a critical value means.',
        example: <Meter label="Storage" value={0.92} levels={[{ from: 0.9, tone: 'error', label: 'Nearly full' }]} />,
      },
      dont: {
        text: 'Don’t use it for work in progress. Use `Progress`.',
        example: <Meter label="Uploading photo.png" value={0.4} />,
      },
    },
  ],
  anatomy: [
    ['Label', 'what is measured'],
    ['Value', 'a percentage, or the amount and the whole'],
    ['Bar', 'filled up to the value'],
    ['Level', 'an icon and a word for the meaning of the value'],
  ],
  screenReader: ['It is announced as a meter with its label, value and level, in one sentence.'],
};
