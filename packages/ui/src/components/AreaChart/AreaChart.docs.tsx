import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { AreaChart } from './AreaChart.tsx';

const days = [23, 24, 25, 26].map((day) => new Date(Date.UTC(2026, 10, day)));
const free = { id: 'free', label: 'Free', values: [40, 52, 48, 60] };
const premium = { id: 'premium', label: 'Premium', values: [80, 78, 92, 100] };

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Stack parts that add up to a total.',
        example: (
          <AreaChart
            title="Calls per day"
            at={days}
            atLabel="Day"
            series={[free, premium]}
            isStacked
            height={160}
            timeZone="UTC"
          />
        ),
      },
      dont: {
        text: 'Don’t use areas for values that don’t add up. Use a `LineChart`.',
        example: (
          <AreaChart
            title="Temperature"
            at={days}
            atLabel="Day"
            series={[
              { id: 'a', label: 'Paris', values: [8, 9, 7, 6] },
              { id: 'b', label: 'Rabat', values: [18, 19, 17, 20] },
            ]}
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
    ['Areas', 'one for each series, tinted or hatched'],
    ['Tooltip', 'the values at the point with the pointer or the focus'],
    ['Loading, empty and failed states', 'as high as the plot'],
  ],
  screenReader: [
    'The chart is a figure with its title. Its points are reached by arrow keys, and each is read with its name and value.',
    'The values are also in a table for screen readers; a long one is shown by the button beside the title.',
    'Items of the legend are toggle buttons that read whether their series is shown.',
  ],
};
