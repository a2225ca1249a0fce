import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { DonutChart } from './DonutChart.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Show few parts of very different sizes.',
        example: (
          <DonutChart
            title="Calls by tool"
            partLabel="Tool"
            valueLabel="Calls"
            parts={[
              { id: 'a', label: 'time', value: 60 },
              { id: 'b', label: 'qr', value: 30 },
              { id: 'c', label: 'json', value: 10 },
            ]}
            height={140}
          />
        ),
      },
      dont: {
        text: 'Don’t make people compare similar slices. Use a `BarChart`.',
        example: (
          <DonutChart
            title="Calls by tool"
            partLabel="Tool"
            valueLabel="Calls"
            parts={[
              { id: 'a', label: 'time', value: 26 },
              { id: 'b', label: 'qr', value: 25 },
              { id: 'c', label: 'json', value: 25 },
              { id: 'd', label: 'csv', value: 24 },
            ]}
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
    ['Slices', 'one for each part; the total is in the middle'],
    ['Tooltip', 'the values at the point with the pointer or the focus'],
    ['Loading, empty and failed states', 'as high as the plot'],
  ],
  screenReader: [
    'The chart is a figure with its title. Its points are reached by arrow keys, and each is read with its name and value.',
    'The values are also in a table for screen readers; a long one is shown by the button beside the title.',
    'Items of the legend are toggle buttons that read whether their series is shown.',
  ],
};
