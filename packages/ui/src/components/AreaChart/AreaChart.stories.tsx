import { expect, within } from 'storybook/test';
import {
  days,
  failure,
  gapsAndLosses,
  manySeries,
  twoArabicSeries,
  twoSeries,
} from '../../chart/story/chart-samples.ts';
import { findPlot, tabTo } from '../../chart/story/story-plot.ts';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { AreaChart } from './AreaChart.tsx';
import { inLight, pictured } from '../../story/modes.ts';

const meta = preview.meta({
  title: 'Components/Charts/AreaChart',
  component: AreaChart,
  args: { title: 'Calls per day', at: days(7), atLabel: 'Day', series: twoSeries, timeZone: 'UTC' },
  parameters: guide({
    when: 'Use for amounts over time: the total and, when stacked, its parts.',
    words: ['area', 'graph', 'plot', 'stacked area', 'area graph'],
    instead: [
      ['A trend without totals, or negative values', 'LineChart'],
      ['A few days or categories', 'BarChart'],
    ],
    keyboard: [
      ['← →', 'moves to the point on the left or right'],
      ['↑ ↓', 'moves to the previous or next series in the legend'],
      ['Home, End', 'moves to the first or last point'],
      ['Page up, Page down', 'moves by a tenth of the axis'],
      ['Escape', 'hides the tooltip'],
      ['Enter, Space on a legend item', 'shows or hides the series; one always stays visible'],
    ],
    notes: ['Stack only series that add up to a total. For more than four stacked series, refer readers to the table.'],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    await expect(chart).toHaveAccessibleName('Calls per day');
    await expect(chart).toHaveAccessibleDescription('Arrow keys move from point to point.');
    await expect(within(canvas.getByRole('table')).getAllByRole('row').length).toBe(8);
  },
});

/** The axis includes the totals, and they are displayed. */
export const Stacked = meta.story({
  parameters: pictured(inLight),
  globals: { language: 'en' },
  args: { isStacked: true },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await tabTo(chart, userEvent);
    await expect(within(chart).getByText('Total').parentElement).toHaveTextContent('Total1,140');
    await expect(canvas.getByRole('status')).toHaveTextContent('May 1, 2026, Calls: 820');
  },
});

export const OnePoint = meta.story({
  globals: { language: 'en' },
  args: { at: days(1), series: [{ id: 'calls', label: 'Calls', values: [1204] }] },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await tabTo(chart, userEvent);
    await expect(canvas.getByRole('status')).toHaveTextContent('May 1, 2026, Calls: 1,204');
  },
});

export const Nothing = meta.story({
  globals: { language: 'en' },
  args: { at: [], series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data yet')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { at: [], series: twoSeries.map((series) => ({ ...series, values: [] })), isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('status').offsetHeight).toBe(280);
  },
});

export const Failed = meta.story({
  args: { failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The calls could not be counted');
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});

export const NegativeAndMissing = meta.story({
  args: { title: 'Net balance', series: gapsAndLosses, height: 240 },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const pieces = [...chart.querySelectorAll('path:has(+ path[fill])')].map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length,
    );
    await expect(pieces).toEqual([2, 3]);
  },
});

export const ManySeries = meta.story({
  args: {
    title: 'Calls by tool',
    at: days(60),
    isStacked: true,
    series: manySeries(
      ['QR codes', 'UUID', 'Hijri dates', 'Prayer times', 'Currencies', 'Passwords', 'Barcodes', 'Colours'],
      60,
    ),
  },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    await expect(chart.querySelectorAll('*').length).toBeLessThan(100);
    await expect(canvas.getAllByRole('button').length).toBe(9);
  },
});

export const LongWords = meta.story({
  args: {
    title: longWord,
    at: [longWord, `${longWord} ${longWord}`, 'Short', longWord, longWord, longWord, longWord],
    series: twoSeries.map((series) => ({ ...series, label: longWord })),
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const figure = canvas.getByRole('figure');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    await expect(chart.offsetHeight).toBeGreaterThan(150);
  },
});

export const OnAPhone = meta.story({
  args: { isStacked: true },
  decorators: [(Story) => <div style={{ inlineSize: '343px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await findPlot(canvas);
    const figure = canvas.getByRole('figure');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
});

export const AsTable = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await findPlot(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.getByRole('row', { name: /^May 2, 2026/ })).toHaveTextContent('May 2, 2026932432');
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await tabTo(chart, userEvent);
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('May 6, 2026, From cache: 730');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  args: { isStacked: true },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    const box = chart.getBoundingClientRect();
    await userEvent.pointer({ target: chart, coords: { clientX: box.right - 2, clientY: box.bottom - 4 } });
    await expect((await within(chart).findByText('May 7, 2026')).parentElement).toHaveTextContent(
      'May 7, 2026Calls1,120From cache610Total1,730',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Calls' }));
    await expect(canvas.getByRole('button', { name: 'Calls' })).toHaveAttribute('aria-pressed', 'false');
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { title: 'الطلبات في اليوم', atLabel: 'اليوم', series: twoArabicSeries, isStacked: true },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await tabTo(chart, userEvent);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent(`الطلبات: ${new Intl.NumberFormat('ar').format(932)}`);
    await expect(getComputedStyle(chart.querySelector('svg') ?? chart).scale).toBe('-1 1');
  },
});

/** Areas lose their tint; hatches and stroke styles distinguish them. */
export const ForcedColors = meta.story({
  args: { isStacked: true },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const hatches = [...chart.querySelectorAll('g > path[fill]')].map((path) => path.getAttribute('fill')?.slice(-7));
    await expect(hatches).toEqual(['atch-0)', 'atch-1)']);
  },
});
