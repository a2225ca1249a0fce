import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { RadialChart } from './RadialChart.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Compare the progress of a few items.',
        example: (
          <RadialChart
            title="Used of the plan"
            partLabel="Quota"
            valueLabel="Used"
            parts={[
              { id: 'a', label: 'Calls', value: 0.72 },
              { id: 'b', label: 'Storage', value: 0.4 },
            ]}
            format={{ style: 'percent' }}
            height={140}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for a single value. Use a `Meter`.',
        example: (
          <RadialChart
            title="Used of the plan"
            partLabel="Quota"
            valueLabel="Used"
            parts={[{ id: 'a', label: 'Calls', value: 0.72 }]}
            format={{ style: 'percent' }}
            height={140}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Title and description', 'what is shown, and what is left out'],
    ['Table button', 'replaces the plot with the same values'],
    ['Legend', 'names each part, and shows or hides it'],
    ['Rings', 'one for each item; a full ring is the maximum'],
    ['Tooltip', 'the values at the point with the pointer or the focus'],
    ['Loading, empty and failed states', 'as high as the plot'],
  ],
  screenReader: [
    'The chart is a figure with its title. Its points are reached by arrow keys, and each is read with its name and value.',
    'The values are also in a table for screen readers; a long one is shown by the button beside the title.',
    'Items of the legend are toggle buttons that read whether their series is shown.',
  ],
};
