import { expect, waitFor, within } from 'storybook/test';
import { failure } from '../../chart/story/chart-samples.ts';
import type { ChartPart } from '../../chart/figure/chart-data.ts';
import { findPlot, tabTo } from '../../chart/story/story-plot.ts';
import { tokenColor } from '../../story/checks/token-color.ts';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { vars } from '../../theme/contract.css.ts';
import { DonutChart } from './DonutChart.tsx';

const parts: ChartPart[] = [
  { id: 'qr', label: 'QR codes', value: 4200 },
  { id: 'uuid', label: 'UUID', value: 2800 },
  { id: 'prayer', label: 'Prayer times', value: 1800 },
  { id: 'other', label: 'Other', value: 1200 },
];
const many: ChartPart[] = [
  'QR codes',
  'UUID',
  'Hijri dates',
  'Prayer times',
  'Currencies',
  'Passwords',
  'Barcodes',
  'Colours',
  'Markdown',
].map((label, index) => ({
  id: label,
  label,
  value: 900 - index * 95,
}));

const meta = preview.meta({
  title: 'Components/Charts/DonutChart',
  component: DonutChart,
  args: { title: 'Calls by tool', partLabel: 'Tool', valueLabel: 'Calls', parts },
  parameters: guide({
    when: 'Use for up to six parts of a whole when approximate shares are enough. The total is shown in the centre.',
    words: ['pie chart', 'doughnut', 'ring chart', 'donut'],
    instead: [
      ['More parts, or an exact comparison', 'BarChart'],
      ['Shares that change over time', 'AreaChart'],
      ['One part of a whole', 'Meter'],
    ],
    keyboard: [
      ['→ ↓', 'moves to the next part; in right-to-left text ← ↓'],
      ['← ↑', 'moves to the previous part'],
      ['Home, End', 'moves to the first or last part'],
      ['Escape', 'returns to the total'],
      ['Enter, Space on a legend item', 'shows or hides the part; one always stays visible'],
    ],
    notes: ['Zero and negative values have no slice; they stay in the legend and the table.'],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    await expect(chart).toHaveAccessibleName('Calls by tool');
    await expect(chart).toHaveTextContent('Total10,000');
    await expect(canvas.getByRole('button', { name: /UUID/ })).toHaveTextContent('UUID2,80028%');
    await expect(within(canvas.getByRole('table')).getByRole('row', { name: /^Prayer times/ })).toHaveTextContent(
      'Prayer times1,80018%',
    );
  },
});

export const OnePart = meta.story({
  globals: { language: 'en' },
  args: { parts: parts.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await findPlot(canvas)).toHaveTextContent('QR codes4,200100%');
  },
});

export const Nothing = meta.story({
  globals: { language: 'en' },
  args: { parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data yet')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { parts: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('status').offsetHeight).toBe(240);
  },
});

export const Failed = meta.story({
  args: { failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The calls could not be counted');
  },
});

/** Values of zero or less have no slice, and do not change the others. */
export const NegativeAndZero = meta.story({
  globals: { language: 'en' },
  args: {
    parts: [
      ...parts.slice(0, 2),
      { id: 'none', label: 'Nothing', value: 0 },
      { id: 'back', label: 'Given back', value: -300 },
    ],
  },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    await expect(chart).toHaveTextContent('Total7,000');
    await expect(canvas.getByRole('button', { name: /Given back/ })).toHaveTextContent('Given back-3000%');
  },
});

export const ManyParts = meta.story({
  args: { parts: many },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const looks = [...chart.querySelectorAll('g > path:not([fill])')].map(
      (path) => `${path.getAttribute('class')} ${path.nextElementSibling?.getAttribute('fill')}`,
    );
    await expect(new Set(looks).size).toBe(9);
  },
});

export const FailedCalls = meta.story({
  args: {
    parts: [
      { id: 'ok', label: 'Successful', value: 70 },
      { id: 'failed', label: 'Failed', value: 13, tone: 'error' },
    ],
  },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const [, failed] = chart.querySelectorAll('g > path:not([fill])');
    await expect(getComputedStyle(failed ?? chart).color).toBe(tokenColor(vars.color.error.border, chart));
  },
});

/** The list is below the ring. */
export const OnAPhone = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: '343px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const list = canvas.getByRole('toolbar').getBoundingClientRect();
    await expect(list.top).toBeGreaterThanOrEqual(chart.getBoundingClientRect().bottom);
    await expect(list.width).toBeGreaterThan(250);
  },
});

export const AsTable = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await findPlot(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Tool', 'Calls', '%']);
    await expect(canvas.getByRole('row', { name: /^UUID/ })).toHaveTextContent('UUID2,80028%');
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await tabTo(chart, userEvent);
    await expect(canvas.getByRole('status')).toHaveTextContent('QR codes: 4,200, 42% of the total');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Prayer times: 1,800, 18% of the total');
    await expect(chart).toHaveTextContent('Prayer times1,80018%');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Prayer times: 1,800');
    await userEvent.keyboard('{Escape}');
    await expect(chart).toHaveTextContent('Total10,000');
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    const box = chart.getBoundingClientRect();
    await userEvent.pointer({
      target: chart,
      coords: { clientX: box.right - 24, clientY: box.top + box.height / 2 - 10 },
    });
    await waitFor(() => expect(chart).toHaveTextContent('QR codes4,20042%'));
    // Without one part, the shares are relative to the rest.
    await userEvent.click(canvas.getByRole('button', { name: /QR codes/ }));
    await expect(canvas.getByRole('button', { name: /UUID/ })).toHaveTextContent('UUID2,80048.3%');
    await expect(canvas.getByRole('button', { name: /QR codes/ })).toHaveTextContent('QR codes4,200–');
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    title: 'الطلبات حسب الأداة',
    partLabel: 'الأداة',
    valueLabel: 'الطلبات',
    parts: [
      { id: 'qr', label: 'رموز QR', value: 4200 },
      { id: 'uuid', label: 'المعرّفات', value: 2800 },
      { id: 'prayer', label: 'مواقيت الصلاة', value: 3000 },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await tabTo(chart, userEvent);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent(`المعرّفات: ${new Intl.NumberFormat('ar').format(2800)}`);
    // Colour, name, value, share: from the right.
    const [first] = canvas.getAllByRole('button').slice(1);
    const lefts = [...(first?.children ?? [])].map((part) => part.getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((one, other) => other - one));
    await expect(lefts.length).toBe(4);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const hatches = [...chart.querySelectorAll('g > path[fill]')].map((path) => path.getAttribute('fill')?.slice(-7));
    await expect(hatches).toEqual(['atch-0)', 'atch-1)', 'atch-2)', 'atch-3)']);
    const slice = chart.querySelector('g > path:not([fill])') ?? chart;
    await expect(getComputedStyle(slice).stroke).not.toBe(getComputedStyle(slice).fill);
  },
});
