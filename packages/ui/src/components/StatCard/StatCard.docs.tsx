import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { StatCard } from './StatCard.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Say what the change is compared with.',
        example: <StatCard label="Calls today" value={12_804} change={0.124} since="than yesterday" />,
      },
      dont: {
        text: 'Don’t show a change without its base.',
        example: <StatCard label="Calls today" value={12_804} change={0.124} />,
      },
    },
  ],
  anatomy: [
    ['Label', 'what is counted'],
    ['Figure', 'with its unit'],
    ['Change', 'an arrow, words and the base'],
    ['Trend', 'a `Sparkline`'],
  ],
  screenReader: [
    'It is a group with its label. The change is read in words: “increased by 12.4%”. Loading is announced.',
  ],
};
