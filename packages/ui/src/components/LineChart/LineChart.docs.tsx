import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { LineChart } from './LineChart.tsx';

const days = [23, 24, 25, 26].map((day) => new Date(Date.UTC(2026, 10, day)));

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Show a gap where a value is unknown.',
        example: (
          <LineChart
            title="Calls per day"
            at={days}
            atLabel="Day"
            series={[{ id: 'a', label: 'Calls', values: [120, null, 140, 160] }]}
            height={160}
            timeZone="UTC"
          />
        ),
      },
      dont: {
        text: 'Don’t draw an unknown value as zero.',
        example: (
          <LineChart
            title="Calls per day"
            at={days}
            atLabel="Day"
            series={[{ id: 'a', label: 'Calls', values: [120, 0, 140, 160] }]}
            height={160}
            timeZone="UTC"
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Title and description', 'what is shown, and what is left out'],
    ['Table button', 'replaces the plot with the same values'],
    ['Legend', 'names each part, and shows or hides it'],
    ['Lines', 'one for each series, with markers of different shapes'],
    ['Tooltip', 'the values at the point with the pointer or the focus'],
    ['Loading, empty and failed states', 'as high as the plot'],
  ],
  screenReader: [
    'The chart is a figure with its title. Its points are reached by arrow keys, and each is read with its name and value.',
    'The values are also in a table for screen readers; a long one is shown by the button beside the title.',
    'Items of the legend are toggle buttons that read whether their series is shown.',
  ],
};
