import { pictured, sheetModes } from '@apiyard/ui/story/modes.ts';
import { preview } from '@apiyard/ui/story/preview';
import { OverTime, OfAWhole } from './charts.tsx';
import { expectOnSheet, sheet } from './sheet.tsx';

const meta = preview.meta({ title: 'Overview/Charts', tags: ['!autodocs'], parameters: pictured(sheetModes) });

export const Series = meta.story({
  render: sheet(OverTime),
  play: ({ canvasElement }) => expectOnSheet(canvasElement, ['LineChart', 'AreaChart', 'BarChart']),
});

export const Parts = meta.story({
  render: sheet(OfAWhole),
  play: ({ canvasElement }) =>
    expectOnSheet(canvasElement, ['DonutChart', 'RadialChart', 'StatCard', 'Sparkline', 'Meter']),
});
