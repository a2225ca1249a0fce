import { expect, fn, within } from 'storybook/test';
import { course } from '../../chart/story/chart-samples.ts';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { StatCard } from './StatCard.tsx';

const meta = preview.meta({
  title: 'Components/Data/StatCard',
  component: StatCard,
  args: { label: 'Calls today', value: 12_804, change: 0.124, since: 'than yesterday' },
  render: (args) => (
    <Grid>
      <StatCard {...args} />
    </Grid>
  ),
  parameters: guide({
    when: 'Use for one important figure with its unit and trend.',
    words: ['kpi', 'metric', 'statistic', 'big number', 'key figure'],
    instead: [
      ['A part of a known whole', 'Meter'],
      ['A comparison of figures', 'BarChart'],
      ['Exact values over time', 'LineChart'],
    ],
    keyboard: [['Enter, Space on the button', 'retries a failed load']],
    notes: [
      'The trend is shown as a word and an icon. `goodWhen` sets which direction is positive; the colour only repeats it.',
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Calls today' });
    await expect(card).toHaveTextContent('Calls today12,804Up 12.4%than yesterday');
  },
});

export const WithTrend = meta.story({
  globals: { language: 'en' },
  args: { trend: { label: 'In the last 30 days, rising', values: course(30, 100, 3) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'In the last 30 days, rising' })).toBeVisible();
  },
});

export const Changes = meta.story({
  // The wireframe has no tones.
  globals: { language: 'en', theme: 'BLUE_THEME' },
  render: () => (
    <Grid>
      <StatCard label="Calls" value={1204} change={0.2} />
      <StatCard label="Failures" value={12} change={0.2} goodWhen="down" />
      <StatCard label="Response time" value={182} unit="ms" change={-0.081} goodWhen="down" />
      <StatCard label="Keys" value={7} change={0.0004} />
      <StatCard label="Traffic" value={3.2e9} format="bytes" />
      <StatCard label="Share that worked" value={0.9981} format={{ style: 'percent', maximumFractionDigits: 2 }} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('group').map((card) => card.textContent);
    await expect(texts).toEqual([
      'Calls1,204Up 20%',
      'Failures12Up 20%',
      'Response time182msDown 8.1%',
      'Keys7Unchanged',
      'Traffic3.2 GB',
      'Share that worked99.81%',
    ]);
    const colour = (text: string, index = 0) =>
      getComputedStyle(canvas.getAllByText(text)[index] ?? document.body).color;
    await expect(colour('Up 20%')).toBe(colour('Down 8.1%'));
    await expect(colour('Up 20%')).not.toBe(colour('Up 20%', 1));
  },
});

/** As high as with its value. */
export const Loading = meta.story({
  globals: { language: 'en' },
  args: { isLoading: true },
  render: (args) => (
    <Grid>
      <StatCard {...args} />
      <StatCard {...args} isLoading={false} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    const [loading, loaded] = canvas.getAllByRole('group').map((card) => card.offsetHeight);
    await expect(loading).toBe(loaded);
  },
});

/** A value without a change reserves no space for one. */
export const LoadingFigureAlone = meta.story({
  globals: { language: 'en' },
  render: () => (
    <Grid>
      <StatCard label="Calls" isLoading />
      <StatCard label="Calls" value={1047} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas.getAllByRole('group').map((card) => card.offsetHeight);
    await expect(loading).toBe(loaded);
  },
});

export const Failed = meta.story({
  globals: { language: 'en' },
  args: { failure: { title: 'The calls could not be counted', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The calls could not be counted');
    await expect(within(canvas.getByRole('group')).queryByText('12,804')).toBeNull();
  },
});

export const Unknown = meta.story({
  render: () => <StatCard label="Calls today" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Calls today' })).toHaveTextContent('Calls today–');
  },
});

/** Half the width of a phone: the value is not separated from its unit, and nothing moves when it loads. */
export const HalfOfAPhone = meta.story({
  globals: { language: 'ar' },
  render: () => (
    <div style={{ inlineSize: '163px', display: 'grid' }}>
      <StatCard
        label="تجيب قاعدة البيانات في"
        value={0.4}
        format={{ style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 }}
      />
      <StatCard label="تجيب قاعدة البيانات في" isLoading />
    </div>
  ),
  play: async ({ canvas }) => {
    // Two lines would be 60 px.
    await expect(canvas.getByText('0.4 ملي ث').parentElement?.offsetHeight).toBeLessThan(40);
    const [known, loading] = canvas.getAllByRole('group', { name: 'تجيب قاعدة البيانات في' });
    await expect(loading?.offsetHeight).toBe(known?.offsetHeight);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { failure: { title: 'The calls could not be counted', onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.failure?.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  args: { failure: { title: 'The calls could not be counted', onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'طلبات اليوم',
    since: 'مقارنة بالأمس',
    trend: { label: 'في آخر 30 يومًا، في ازدياد', values: course(30, 100, 3) },
  },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('group').querySelector('svg');
    await expect(getComputedStyle(icon ?? document.body).scale).toBe('-1 1');
    await expect(canvas.getByText(/^ارتفاع بمقدار/)).toBeVisible();
  },
});

export const ForcedColors = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up 12.4%')).toBeVisible();
    await expect(canvas.getByRole('group').querySelector('svg')).not.toBeNull();
  },
});
