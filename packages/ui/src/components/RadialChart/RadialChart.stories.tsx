import { expect, waitFor, within } from 'storybook/test';
import { failure } from '../../chart/story/chart-samples.ts';
import type { ChartFormat, ChartPart } from '../../chart/figure/chart-data.ts';
import { findPlot, tabTo } from '../../chart/story/story-plot.ts';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { RadialChart } from './RadialChart.tsx';

const parts: ChartPart[] = [
  { id: 'calls', label: 'Calls', value: 0.84 },
  { id: 'storage', label: 'Storage', value: 0.46 },
  { id: 'seats', label: 'Seats', value: 0.2 },
];

const meta = preview.meta({
  title: 'Components/Charts/RadialChart',
  component: RadialChart,
  args: {
    title: 'Used of the plan',
    partLabel: 'Quota',
    valueLabel: 'Used',
    parts,
    format: { style: 'percent' } as ChartFormat,
  },
  parameters: guide({
    when: 'Use for the progress of up to five items on the same scale: quotas, goals.',
    words: ['gauge', 'radial bar', 'ring', 'progress circle', 'circular progress'],
    instead: [
      ['A single value', 'Meter'],
      ['Parts of a whole', 'DonutChart'],
      ['A task in progress', 'Progress'],
    ],
    keyboard: [
      ['→ ↓', 'moves to the next ring inwards; in right-to-left text ← ↓'],
      ['← ↑', 'moves to the previous ring'],
      ['Home, End', 'moves to the outermost or innermost ring'],
      ['Escape', 'hides the value'],
      ['Enter, Space on a legend item', 'shows or hides the ring; one always stays visible'],
    ],
    notes: ['A value above the maximum is a full ring; its label shows the exact value.'],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    await expect(chart).toHaveAccessibleName('Used of the plan');
    await expect(canvas.getByRole('button', { name: /Storage/ })).toHaveTextContent('Storage46%');
    await expect(within(canvas.getByRole('table')).getByRole('row', { name: /^Seats/ })).toHaveTextContent('Seats20%');
  },
});

/** Its value is in the middle. */
export const OnePart = meta.story({
  globals: { language: 'en' },
  args: { parts: parts.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await findPlot(canvas)).toHaveTextContent('Calls84%');
  },
});

/** With another maximum than 1, and another unit. */
export const OtherWhole = meta.story({
  globals: { language: 'en' },
  args: {
    title: 'Calls of each team',
    partLabel: 'Team',
    valueLabel: 'Calls',
    max: 10_000,
    format: {},
    parts: [
      { id: 'a', label: 'Research', value: 8000 },
      { id: 'b', label: 'Sales', value: 12_500 },
    ],
  },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    await expect(canvas.getByRole('button', { name: /Sales/ })).toHaveTextContent('Sales12,500125%');
    const [, sales] = [...chart.querySelectorAll('g > path:not([fill])')];
    await expect(sales?.getAttribute('d')).toBe(chart.querySelectorAll('svg > path')[1]?.getAttribute('d'));
  },
});

export const Nothing = meta.story({
  globals: { language: 'en' },
  args: { parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { parts: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').offsetHeight).toBe(240);
  },
});

export const Failed = meta.story({
  args: { failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The calls could not be counted');
  },
});

export const ManyParts = meta.story({
  args: {
    parts: ['Calls', 'Storage', 'Seats', 'Keys', 'Scrapers', 'Webhooks', 'Exports'].map((label, index) => ({
      id: label,
      label,
      value: 0.95 - index * 0.12,
    })),
  },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const looks = [...chart.querySelectorAll('g > path:not([fill])')].map(
      (path) => `${path.getAttribute('class')} ${path.nextElementSibling?.getAttribute('fill')}`,
    );
    await expect(new Set(looks).size).toBe(7);
  },
});

export const AsTable = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await findPlot(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Quota', 'Used']);
    await expect(canvas.getByRole('row', { name: /^Calls/ })).toHaveTextContent('Calls84%');
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await tabTo(chart, userEvent);
    await expect(canvas.getByRole('status')).toHaveTextContent('Calls: 84%');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Storage: 46%');
    await expect(chart).toHaveTextContent('Storage46%');
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveTextContent(/^$/);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    const box = chart.getBoundingClientRect();
    await userEvent.pointer({
      target: chart,
      coords: { clientX: box.left + box.width / 2 + 2, clientY: box.top + 38 },
    });
    await waitFor(() => expect(chart).toHaveTextContent('Storage46%'));
    await userEvent.click(canvas.getByRole('button', { name: /Storage/ }));
    await expect(chart.querySelectorAll('g > path:not([fill])').length).toBe(2);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    title: 'المستهلك من الخطة',
    partLabel: 'الحصة',
    valueLabel: 'المستهلك',
    parts: [
      { id: 'calls', label: 'الطلبات', value: 0.84 },
      { id: 'storage', label: 'التخزين', value: 0.46 },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await tabTo(chart, userEvent);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `التخزين: ${new Intl.NumberFormat('ar', { style: 'percent' }).format(0.46)}`,
    );
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const hatches = [...chart.querySelectorAll('g > path[fill]')].map((path) => path.getAttribute('fill')?.slice(-7));
    await expect(hatches).toEqual(['atch-0)', 'atch-1)', 'atch-2)']);
  },
});
