import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { BarChart } from './BarChart.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Compare a few categories.',
        example: (
          <BarChart
            title="Calls by tool"
            at={['time', 'qr', 'json']}
            atLabel="Tool"
            series={[{ id: 'calls', label: 'Calls', values: [120, 80, 40] }]}
            height={160}
          />
        ),
      },
      dont: {
        text: 'Don’t show dozens of moments as bars. Use a `LineChart`.',
        example: (
          <BarChart
            title="Calls per minute"
            at={Array.from({ length: 40 }, (_, index) => String(index))}
            atLabel="Minute"
            series={[
              {
                id: 'calls',
                label: 'Calls',
                values: Array.from({ length: 40 }, (_, index) => 20 + ((index * 7) % 13)),
              },
            ]}
            height={160}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Title and description', 'what is shown, and what is left out'],
    ['Table button', 'replaces the plot with the same values'],
    ['Legend', 'names each part, and shows or hides it'],
    ['Bars', 'start at zero; side by side or stacked'],
    ['Tooltip', 'the values at the point with the pointer or the focus'],
    ['Loading, empty and failed states', 'as high as the plot'],
  ],
  screenReader: [
    'The chart is a figure with its title. Its points are reached by arrow keys, and each is read with its name and value.',
    'The values are also in a table for screen readers; a long one is shown by the button beside the title.',
    'Items of the legend are toggle buttons that read whether their series is shown.',
  ],
};
