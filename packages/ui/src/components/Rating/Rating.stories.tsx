import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Rating } from './Rating.tsx';
import type { RatingProps } from './Rating.tsx';

function Kept({ value, onChange, ...props }: RatingProps) {
  const [stars, setStars] = useState(value);
  return (
    <Rating
      {...props}
      value={stars}
      onChange={(next) => {
        onChange?.(next);
        setStars(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Choices/Rating',
  component: Rating,
  args: { label: 'Your rating', value: 3, onChange: fn<(value: number) => void>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use to give a rating in stars or to show the ratings of others.',
    words: ['stars', 'review', 'score', 'star rating'],
    instead: [
      ['A value in a range', 'Slider'],
      ['A share of a whole', 'Meter'],
      ['Opinions in words', 'RadioGroup'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the selected star, then to the clear button'],
      ['← → ↑ ↓', 'decreases or increases the rating by one star'],
      ['Space', 'selects the focused star'],
    ],
    notes: ['Half stars are read-only. Show the number of ratings beside an average.'],
  }),
});

/** Whether each star is displayed as full. */
const drawn = (group: Element) =>
  Array.from(group.querySelectorAll('label svg'), (star) => star.getAttribute('fill') !== 'none');

export const Default = meta.story({
  globals: { language: 'en' },
  args: { description: 'Others see it on the page of the tool.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toHaveAccessibleDescription(
      'Others see it on the page of the tool.',
    );
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await expect(drawn(canvas.getByRole('radiogroup'))).toEqual([true, true, true, false, false]);
  },
});

export const ReadOnly = meta.story({
  globals: { language: 'en' },
  render: () => (
    <Stack>
      <Rating label="Speed" value={4} isReadOnly />
      <Rating label="Price" value={3.5} isReadOnly />
      <Rating label="Support" value={2.27} isReadOnly description="Of 31 ratings." />
      <Rating label="Looks" value={0} isReadOnly />
      <Rating label="All in all" value={1} isReadOnly isLabelHidden />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((row) =>
      row
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(', '),
    );
    await expect(names).toEqual([
      'Speed, 4 stars',
      'Price, 3.5 stars',
      'Support, 2.3 stars',
      'Looks, No rating',
      'All in all, 1 star',
    ]);
    const halves = canvas.getAllByRole('img').map((row) => row.querySelectorAll('span > svg + span').length);
    await expect(halves).toEqual([0, 1, 1, 0, 0]);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const Clearable = meta.story({
  globals: { language: 'en' },
  args: { isClearable: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange?.mock.calls).toEqual([[0]]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

export const TenStars = meta.story({
  args: { count: 10, value: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(10);
  },
});

export const Invalid = meta.story({
  args: { value: 0, isRequired: true, errorMessage: 'Give at least one star.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Give at least one star.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, isClearable: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(args.onChange?.mock.calls).toEqual([[4], [5], [4]]);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    const fifth = canvas.getByRole('radio', { name: '5 stars' });
    await userEvent.hover(fifth.closest('label') ?? fifth);
    // Previewed before it is selected.
    await expect(drawn(canvas.getByRole('radiogroup'))).toEqual([true, true, true, true, true]);
    await userEvent.unhover(fifth.closest('label') ?? fifth);
    await expect(drawn(canvas.getByRole('radiogroup'))).toEqual([true, true, true, false, false]);
    await userEvent.click(fifth);
    await expect(args.onChange?.mock.calls).toEqual([[5]]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'تقييمك' },
  render: (args) => (
    <Stack>
      <Kept {...args} />
      <Rating label="السرعة" value={2.5} isReadOnly />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const left = (name: string) =>
      canvas.getByRole('radio', { name }).closest('label')?.getBoundingClientRect().left ?? 0;
    await expect(left('نجمة واحدة')).toBeGreaterThan(left('نجمتان'));
    // The full half is at the inline start.
    const [half] = canvas.getByRole('img').querySelectorAll('span > svg + span');
    const whole = half?.parentElement?.getBoundingClientRect();
    await expect(half?.getBoundingClientRect().right).toBe(whole?.right);
    await expect(half?.getBoundingClientRect().width).toBe(10);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    // Full and empty differ in shape, not only in colour.
    await expect(drawn(canvas.getByRole('radiogroup'))).toEqual([true, true, true, false, false]);
  },
});
