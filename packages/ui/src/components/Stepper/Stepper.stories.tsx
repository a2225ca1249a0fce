import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'page', label: 'Page', description: 'What is read', href: '#page' },
  { id: 'fields', label: 'Fields', description: 'What is taken from it', href: '#fields' },
  { id: 'limits', label: 'Limits', description: 'How often, by whom' },
  { id: 'publish', label: 'Publish' },
];

const meta = preview.meta({
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Make a scraper', steps, current: 'limits' },
  parameters: guide({
    when: 'Use above the form of a task that has three to six pages in a fixed order.',
    words: ['wizard', 'steps', 'progress steps', 'multi step', 'progress indicator'],
    instead: [
      ['The location of a page', 'Breadcrumbs'],
      ['The progress of a background task', 'Progress'],
      ['Views in any order', 'Tabs'],
    ],
    keyboard: [
      ['Tab', 'moves between completed steps that have a link'],
      ['Enter', 'returns to the step'],
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Make a scraper' })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    await expect(items.map((item) => item.querySelector(':scope > span:last-child > span')?.textContent)).toEqual([
      'Step 1 of 4: Page (completed)',
      'Step 2 of 4: Fields (completed)',
      'Step 3 of 4: Limits',
      'Step 4 of 4: Publish',
    ]);
  },
});

export const InOneLine = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '45rem' }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
});

export const AllDone = meta.story({
  globals: { language: 'en' },
  args: { current: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('(completed)')).toHaveLength(4);
    await expect(canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent !== null)).toEqual([]);
  },
});

/** Without enough room the steps are stacked. */
export const NoRoom = meta.story({
  render: (args) => (
    <Narrow>
      <Stepper {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
    await expect(second?.left).toBe(first?.left);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Fields' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(location.hash).toBe('#fields');
  },
});

/** Only completed steps are links. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Page', 'Fields']);
    await userEvent.click(canvas.getByRole('link', { name: 'Page' }));
    await expect(location.hash).toBe('#page');
  },
});

/** The first is at the right, in Arabic digits. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'إنشاء مستخرج',
    steps: [
      { id: 'page', label: 'الصفحة', href: '#page' },
      { id: 'limits', label: 'الحدود' },
      { id: 'publish', label: 'النشر' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('مكتملة');
    await expect(second).toHaveTextContent(new Intl.NumberFormat('ar').format(2));
    await expect(first?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      second?.getBoundingClientRect().right ?? 0,
    );
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const edges = canvas
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild && getComputedStyle(item.firstElementChild).borderTopWidth);
    await expect(edges).toEqual(['1px', '1px', '2px', '1px']);
  },
});
