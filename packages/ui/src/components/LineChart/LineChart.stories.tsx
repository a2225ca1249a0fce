import { expect, fn, waitFor, within } from 'storybook/test';
import {
  course,
  days,
  failure,
  gapsAndLosses,
  manySeries,
  twoArabicSeries,
  twoSeries,
} from '../../chart/story/chart-samples.ts';
import { findPlot, tabTo } from '../../chart/story/story-plot.ts';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { LineChart } from './LineChart.tsx';

const meta = preview.meta({
  title: 'Components/Charts/LineChart',
  component: LineChart,
  args: { title: 'Calls per day', at: days(7), atLabel: 'Day', series: twoSeries, timeZone: 'UTC' },
  parameters: guide({
    when: 'Use for values that change over time: one line for each of a few series, on one scale.',
    words: ['graph', 'plot', 'time series', 'trend', 'line graph'],
    instead: [
      ['Amounts that add up to a total over time', 'AreaChart'],
      ['A comparison of a few categories or days', 'BarChart'],
      ['A trend beside a figure', 'Sparkline'],
    ],
    keyboard: [
      ['← →', 'moves to the point on the left or right'],
      ['↑ ↓', 'moves to the previous or next series in the legend'],
      ['Home, End', 'moves to the first or last point'],
      ['Page up, Page down', 'moves by a tenth of the axis'],
      ['Escape', 'hides the tooltip'],
      ['Enter, Space on a legend item', 'shows or hides the series; one always stays visible'],
    ],
    notes: [
      '`null` is a gap in the line, never a zero. The button beside the title shows the same figures as a table.',
      'In the loading state, pass `series` with names and empty `values` to reserve space for the legend.',
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    await expect(canvas.getByRole('figure', { name: 'Calls per day' })).toBeVisible();
    await expect(chart).toHaveAccessibleName('Calls per day');
    await expect(chart).toHaveAccessibleDescription('Arrow keys move from point to point.');
    await expect(
      canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Show as a table', 'Calls', 'From cache']);
    const rows = within(canvas.getByRole('table', { name: 'Calls per day' })).getAllByRole('row');
    await expect(rows[4]).toHaveTextContent('May 4, 20261,204534');
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
    await expect(canvas.getByRole('button', { name: 'Show as a table' })).toBeDisabled();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { at: [], series: twoSeries.map((series) => ({ ...series, values: [] })), isLoading: true },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('status');
    await expect(place).toHaveTextContent('Loading');
    await expect(place.offsetHeight).toBe(280);
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Calls' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  globals: { language: 'en' },
  args: { failure: { ...failure, onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The calls could not be counted');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** The zero line is stronger than the others; missing values leave a gap, and a single point is drawn as one. */
export const NegativeAndMissing = meta.story({
  args: { title: 'Net balance', series: gapsAndLosses, height: 240 },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const lines = [...chart.querySelectorAll('g g > path:first-child')].map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length,
    );
    await expect(lines).toEqual([2, 3]);
    await expect(chart.offsetHeight).toBeLessThan(240);
  },
});

export const ManySeries = meta.story({
  args: {
    title: 'Calls by tool',
    at: days(60),
    series: manySeries(
      [
        'QR codes',
        'UUID',
        'Hijri dates',
        'Prayer times',
        'Currencies',
        'Passwords',
        'Barcodes',
        'Colours',
        'Markdown',
        'Screenshots',
      ],
      60,
    ),
  },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    await expect(canvas.getAllByRole('button').length).toBe(11);
    const looks = [...chart.querySelectorAll('g g > path:first-child')].map((path) => path.getAttribute('class'));
    await expect(new Set(looks).size).toBe(10);
  },
});

/** No elements per point: a thousand points need three paths. */
export const ThousandPoints = meta.story({
  args: {
    title: 'Response time',
    at: days(1000),
    series: manySeries(['Median', '95th percentile', '99th percentile'], 1000),
    format: { style: 'unit', unit: 'millisecond' },
  },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    await expect(chart.querySelectorAll('*').length).toBeLessThan(60);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Labels are thinned so that they do not overlap. */
export const OnAPhone = meta.story({
  args: { at: days(90), series: [{ id: 'calls', label: 'Calls', values: course(90, 50_000, 4) }] },
  globals: { language: 'en' },
  decorators: [(Story) => <div style={{ inlineSize: '343px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const labels = [...(chart.previousElementSibling?.children ?? [])].map((label) => label.getBoundingClientRect());
    const below = labels
      .filter((label) => label.top > chart.getBoundingClientRect().bottom - 4)
      .toSorted((one, other) => one.left - other.left);
    await expect(below.length).toBeGreaterThan(1);
    for (const [index, label] of below.entries()) {
      if (index > 0) await expect(label.left).toBeGreaterThan((below[index - 1]?.right ?? 0) + 8);
    }
    await expect(labels.every((label) => label.right <= canvas.getByRole('figure').getBoundingClientRect().right)).toBe(
      true,
    );
  },
});

export const Sizes = meta.story({
  args: {
    title: 'Traffic',
    format: 'bytes',
    series: [{ id: 'out', label: 'Sent', values: [0, 1.2e9, 2.4e9, 1.9e9, 3.1e9, 2.2e9, 2.9e9] }],
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await findPlot(canvas);
    await expect(within(canvas.getByRole('table')).getAllByRole('row')[2]).toHaveTextContent('1.2 GB');
  },
});

/** If zero has no meaning, the axis starts near the lowest value. */
export const NotFromZero = meta.story({
  globals: { language: 'en' },
  args: {
    title: 'Share of calls that worked',
    isZeroBased: false,
    format: { style: 'percent', maximumFractionDigits: 2 },
    series: [{ id: 'worked', label: 'Worked', values: [0.9981, 0.9979, 0.9985, 0.9992, 0.9968, 0.9984, 0.999] }],
  },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const labels = [...(chart.previousElementSibling?.children ?? [])].map((label) => label.textContent);
    await expect(labels.slice(0, 4)).toEqual(['99.6%', '99.7%', '99.8%', '99.9%']);
    await expect(within(canvas.getByRole('table')).getAllByRole('row')[1]).toHaveTextContent('99.81%');
  },
});

export const AsTable = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await findPlot(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.queryByRole('application')).toBeNull();
    const table = canvas.getByRole('table', { name: 'Calls per day' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Day', 'Calls', 'From cache']);
    await expect(within(table).getByRole('row', { name: /^May 4, 2026/ })).toHaveTextContent('1,204');
    await expect(table).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
    await expect(await findPlot(canvas)).toBeVisible();
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    const status = () => canvas.getByRole('status').textContent;
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Calls' })).toHaveFocus();
    await tabTo(chart, userEvent);
    await expect(status()).toBe('May 1, 2026, Calls: 820');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(status()).toBe('May 4, 2026, Calls: 1,204');
    await expect(within(chart).getByText('May 4, 2026')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(status()).toBe('May 4, 2026, From cache: 534');
    await userEvent.keyboard('{End}');
    await expect(status()).toBe('May 7, 2026, From cache: 610');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(status()).toBe('May 1, 2026, From cache: 320');
    await userEvent.keyboard('{Escape}');
    await expect(status()).toBe('');
    await expect(within(chart).queryByText('May 1, 2026')).toBeNull();
    await expect(chart).toHaveFocus();
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    const box = chart.getBoundingClientRect();
    await userEvent.pointer({ target: chart, coords: { clientX: box.left + box.width * 0.49, clientY: box.top + 20 } });
    const readOut = await within(chart).findByText('May 4, 2026');
    await expect(readOut.parentElement).toHaveTextContent('May 4, 2026Calls1,204From cache534');
    await userEvent.click(canvas.getByRole('button', { name: 'Calls' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Calls' })).toHaveAttribute('aria-pressed', 'false'));
    await expect(chart.querySelectorAll('g g').length).toBe(1);
    // The last visible series cannot be hidden.
    await userEvent.click(canvas.getByRole('button', { name: 'From cache' }));
    await expect(canvas.getByRole('button', { name: 'From cache' })).toHaveAttribute('aria-pressed', 'true');
  },
});

/** After a touch, the point stays active until something else is touched. */
export const Touch = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    const box = chart.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[TouchA>]', target: chart, coords: { clientX: box.left + 4, clientY: box.top + 20 } },
      { keys: '[/TouchA]', target: chart, coords: { clientX: box.left + 4, clientY: box.top + 20 } },
    ]);
    await expect(await within(chart).findByText('May 1, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Calls' }));
    await waitFor(() => expect(within(chart).queryByText('May 1, 2026')).toBeNull());
  },
});

/** Time runs from the right, values are on the right, and the left arrow key moves forward. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { title: 'الطلبات في اليوم', atLabel: 'اليوم', series: twoArabicSeries },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    const labels = [...(chart.previousElementSibling?.children ?? [])];
    await expect(labels[0]?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      chart.getBoundingClientRect().right - 1,
    );
    await tabTo(chart, userEvent);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent(`الطلبات: ${new Intl.NumberFormat('ar').format(932)}`);
    // The values are displayed after the second of seven points: left of it.
    const readOut = chart.lastElementChild?.getBoundingClientRect();
    await expect(readOut?.right).toBeLessThan(chart.getBoundingClientRect().left + chart.offsetWidth * 0.86);
    await expect(readOut?.left).toBeGreaterThan(chart.getBoundingClientRect().left);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const strokes = [...chart.querySelectorAll('g g > path:first-child')].map(
      (path) => getComputedStyle(path).strokeDasharray,
    );
    await expect(new Set(strokes).size).toBe(2);
  },
});
