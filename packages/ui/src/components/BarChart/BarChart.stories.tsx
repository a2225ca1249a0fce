import { expect, waitFor, within } from 'storybook/test';
import {
  days,
  failure,
  gapsAndLosses,
  manySeries,
  twoArabicSeries,
  twoSeries,
} from '../../chart/story/chart-samples.ts';
import { findPlot, tabTo } from '../../chart/story/story-plot.ts';
import { tokenColor } from '../../story/checks/token-color.ts';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { vars } from '../../theme/contract.css.ts';
import { BarChart } from './BarChart.tsx';

const tools = ['QR codes', 'UUID', 'Hijri dates', 'Prayer times', 'Currencies', 'Passwords', 'Colours'];

const meta = preview.meta({
  title: 'Components/Charts/BarChart',
  component: BarChart,
  args: { title: 'Calls by tool', at: tools, atLabel: 'Tool', series: twoSeries },
  parameters: guide({
    when: 'Use to compare the amounts of a few categories or days or, when stacked, their parts.',
    words: ['column chart', 'histogram', 'graph', 'stacked bar', 'bar graph'],
    instead: [
      ['More than about thirty points in time', 'LineChart'],
      ['Parts of one whole at one point in time', 'DonutChart'],
      ['Many categories, or exact values', 'StaticTable'],
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
      'Bars always start at zero. With a single series, values are shown above the bars if there is enough space.',
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    await expect(chart).toHaveAccessibleName('Calls by tool');
    await expect(chart).toHaveAccessibleDescription('Arrow keys move from point to point.');
    await expect(within(canvas.getByRole('table')).getByRole('row', { name: /^Prayer times/ })).toHaveTextContent(
      'Prayer times1,204534',
    );
  },
});

export const Stacked = meta.story({
  globals: { language: 'en' },
  args: { isStacked: true },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await tabTo(chart, userEvent);
    await expect(within(chart).getByText('Total').parentElement).toHaveTextContent('Total1,140');
  },
});

/** A single series has value labels. */
export const OneSeries = meta.story({
  globals: { language: 'en' },
  args: { series: twoSeries.slice(0, 1) },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    await expect(within(chart).getByText('1,204')).toBeVisible();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
});

/** Bars that fill the axis have their value labels beyond their ends, without overlaps. */
export const FillsItsAxis = meta.story({
  globals: { language: 'en' },
  args: {
    title: 'Net balance',
    at: ['Mon', 'Tue', 'Wed', 'Thu'],
    series: [{ id: 'net', label: 'Net', values: [400, -200, 399, -199] }],
  },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const bars = chart.querySelector('svg')?.getBoundingClientRect();
    const boxOf = (text: string) =>
      [...(chart.parentElement?.querySelectorAll('bdi') ?? [])]
        .filter(({ textContent }) => textContent === text)
        .map((box) => box.getBoundingClientRect());
    const [, over] = boxOf('400');
    const [, under] = boxOf('-200');
    const [day] = boxOf('Tue');
    await expect(over?.bottom).toBeLessThanOrEqual(bars?.top ?? 0);
    await expect(over?.top).toBeGreaterThanOrEqual(canvas.getByRole('figure').getBoundingClientRect().top);
    await expect(under?.top).toBeGreaterThanOrEqual(bars?.bottom ?? Infinity);
    await expect(under?.bottom).toBeLessThanOrEqual(day?.top ?? 0);
  },
});

export const Days = meta.story({
  globals: { language: 'en' },
  args: { title: 'Calls per day', atLabel: 'Day', at: days(30), timeZone: 'UTC', series: manySeries(['Calls'], 30) },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await tabTo(chart, userEvent);
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('May 4, 2026, Calls:');
  },
});

export const OnePoint = meta.story({
  globals: { language: 'en' },
  args: { at: ['UUID'], series: [{ id: 'calls', label: 'Calls', values: [1204] }] },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await tabTo(chart, userEvent);
    await expect(canvas.getByRole('status')).toHaveTextContent('UUID, Calls: 1,204');
  },
});

/** Days without calls have no value label: a row of zeros would be clutter. */
export const MostlyZero = meta.story({
  globals: { language: 'en' },
  args: { at: ['Mon', 'Tue', 'Wed', 'Thu'], series: [{ id: 'calls', label: 'Calls', values: [0, 11, 0, 3] }] },
  play: async ({ canvas, canvasElement }) => {
    await findPlot(canvas);
    const figures = () =>
      [...canvasElement.querySelectorAll('bdi')]
        .map(({ textContent }) => textContent)
        .filter((text) => ['0', '3', '11'].includes(text));
    // The only zero is the start of the axis.
    await waitFor(() => expect(figures().toSorted()).toEqual(['0', '11', '3']));
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
    const bars = [...chart.querySelectorAll('g > path:not([fill])')].map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length,
    );
    await expect(bars).toEqual([6, 5]);
  },
});

export const NegativeStacked = meta.story({
  globals: { language: 'en' },
  args: { title: 'Net balance', series: gapsAndLosses, height: 240, isStacked: true },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await tabTo(chart, userEvent);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Hijri dates, Net: -10');
    await expect(within(chart).getByText('Total').parentElement).toHaveTextContent('Total5');
  },
});

export const ManySeries = meta.story({
  args: {
    at: ['January', 'February', 'March', 'April'],
    atLabel: 'Month',
    series: manySeries(
      ['QR codes', 'UUID', 'Hijri dates', 'Prayer times', 'Currencies', 'Passwords', 'Barcodes', 'Colours'],
      4,
    ),
  },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const looks = [...chart.querySelectorAll('g > path:not([fill])')].map(
      (path) => `${path.getAttribute('class')} ${path.nextElementSibling?.getAttribute('fill')}`,
    );
    await expect(new Set(looks).size).toBe(8);
  },
});

export const FailedCalls = meta.story({
  args: {
    isStacked: true,
    at: ['Monday', 'Tuesday'],
    atLabel: 'Day',
    series: [
      { id: 'ok', label: 'Successful', values: [40, 30] },
      { id: 'failed', label: 'Failed', values: [4, 9], tone: 'error' },
    ],
  },
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const [ok, failed] = chart.querySelectorAll('g > path:not([fill])');
    await expect(getComputedStyle(failed ?? chart).color).toBe(tokenColor(vars.color.error.border, chart));
    await expect(getComputedStyle(ok ?? chart).color).toBe(tokenColor(vars.color.series.first, chart));
    const swatch = canvas.getByRole('button', { name: 'Failed' }).querySelector('path');
    await expect(getComputedStyle(swatch ?? chart).color).toBe(tokenColor(vars.color.error.border, chart));
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

/** Names without enough room side by side are rotated, and do not overlap. */
export const OnAPhone = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: '343px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const names = [...(chart.previousElementSibling?.children ?? [])].filter((label) =>
      tools.includes(label.textContent ?? ''),
    );
    await expect(names.length).toBe(7);
    const figure = canvas.getByRole('figure');
    const box = figure.getBoundingClientRect();
    await expect(
      names.every(
        (name) => name.getBoundingClientRect().left >= box.left && name.getBoundingClientRect().bottom <= box.bottom,
      ),
    ).toBe(true);
  },
});

export const AsTable = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await findPlot(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.getByRole('row', { name: /^UUID/ })).toHaveTextContent('UUID932432');
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    await tabTo(chart, userEvent);
    await expect(canvas.getByRole('status')).toHaveTextContent('QR codes, Calls: 820');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('UUID, From cache: 432');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Colours, Calls: 1,120');
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    const box = chart.getBoundingClientRect();
    await userEvent.pointer({
      target: chart,
      coords: { clientX: box.left + box.width / 14, clientY: box.bottom - 10 },
    });
    await expect((await within(chart).findByText('QR codes')).parentElement).toHaveTextContent(
      'QR codesCalls820From cache320',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'From cache' }));
    await expect(canvas.getByRole('button', { name: 'From cache' })).toHaveAttribute('aria-pressed', 'false');
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    title: 'الطلبات حسب الأداة',
    atLabel: 'الأداة',
    at: ['رموز QR', 'المعرّفات', 'التاريخ الهجري', 'مواقيت الصلاة', 'العملات', 'كلمات المرور', 'الألوان'],
    series: twoArabicSeries,
  },
  play: async ({ canvas, userEvent }) => {
    const chart = await findPlot(canvas);
    const first = within(chart.parentElement ?? chart)
      .getAllByText('رموز QR')[0]
      ?.getBoundingClientRect();
    await expect(first?.left).toBeGreaterThan(chart.getBoundingClientRect().left + chart.offsetWidth / 2);
    await tabTo(chart, userEvent);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `المعرّفات, الطلبات: ${new Intl.NumberFormat('ar').format(932)}`,
    );
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const chart = await findPlot(canvas);
    const [first] = [...chart.querySelectorAll('g > path:not([fill])')];
    const look = getComputedStyle(first ?? chart);
    await expect(look.stroke).not.toBe(look.fill);
    const hatches = [...chart.querySelectorAll('g > path[fill]')].map((path) => path.getAttribute('fill')?.slice(-7));
    await expect(hatches).toEqual(['atch-0)', 'atch-1)']);
  },
});
