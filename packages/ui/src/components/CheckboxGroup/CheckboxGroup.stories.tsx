import { expect, fn } from 'storybook/test';
import type { ChoiceOption } from '../../field/choice-option.ts';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import type { CheckboxGroupProps } from './CheckboxGroup.tsx';

type Event = 'failure' | 'quota' | 'invoice';

const options: ChoiceOption<Event>[] = [
  { id: 'failure', label: 'A call fails', description: 'At most one mail an hour' },
  { id: 'quota', label: 'The quota runs low', description: 'At 80 % of the month’s calls' },
  { id: 'invoice', label: 'An invoice is ready' },
];

const chosen: readonly Event[] = ['quota'];

function Kept(props: CheckboxGroupProps<Event>) {
  const [value, onChange] = useKept<readonly Event[]>(props.value, (next) => props.onChange([...next]));
  return <CheckboxGroup {...props} value={value} onChange={onChange} />;
}

const meta = preview.meta({
  title: 'Components/Choices/CheckboxGroup',
  component: CheckboxGroup<Event>,
  args: { label: 'Mail me when', options, value: chosen, onChange: fn<(value: Event[]) => void>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use in a form to select any number of a few options that should all be visible.',
    words: ['checklist', 'multiple choice', 'tick boxes', 'check boxes'],
    instead: [
      ['A single choice in a form', 'RadioGroup'],
      ['A compact multiple selection', 'MultiSelect'],
      ['Many options with search', 'MultiComboBox'],
      ['Agreement to a single statement', 'Checkbox'],
      ['Settings that take effect immediately', 'Switch'],
      ['Filters above a list', 'TagGroup'],
    ],
    keyboard: [
      ['Tab', 'moves between checkboxes'],
      ['Space', 'checks or unchecks the checkbox'],
    ],
  }),
});

export const Default = meta.story({
  args: { description: 'We never send anything else.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mail me when' })).toHaveAccessibleDescription(
      'We never send anything else.',
    );
    const checked = canvas.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked);
    await expect(checked).toEqual([false, true, false]);
    await expect(
      canvas.getByRole('checkbox', { name: 'A call fails' }).getAttribute('aria-describedby'),
    ).not.toBeNull();
  },
});

export const Horizontal = meta.story({
  args: { orientation: 'horizontal', options: options.map(({ id, label }) => ({ id, label })) },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.getBoundingClientRect().top);
    await expect(tops[0]).toBe(tops[1]);
  },
});

export const Optional = meta.story({
  globals: { language: 'en' },
  args: { isOptional: true, value: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mail me when (optional)' })).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { value: [], description: 'We never send anything else.', errorMessage: 'Choose at least one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least one.');
    await expect(canvas.getAllByText('Choose at least one.')).toHaveLength(1);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
    await expect(canvas.getByText('At most one mail an hour')).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('A call fails'));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('A call fails'));
    await expect(canvas.getByRole('checkbox', { name: 'A call fails' })).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'A call fails' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange.mock.calls).toEqual([[['failure', 'quota']], [['failure']]]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('An invoice is ready'));
    // In the order of the options, not of the selection.
    await userEvent.click(canvas.getByText('A call fails'));
    await expect(args.onChange.mock.lastCall).toEqual([['failure', 'quota', 'invoice']]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'راسلني عندما',
    options: [{ id: 'quota', label: 'تقترب الحصة من نهايتها', description: 'عند ثمانين بالمئة' }],
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText('تقترب الحصة من نهايتها').getBoundingClientRect();
    const mark = canvas.getByText('تقترب الحصة من نهايتها').previousElementSibling?.getBoundingClientRect();
    await expect(mark?.left).toBeGreaterThanOrEqual(words.right);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const tick = canvas.getByRole('checkbox', { name: 'The quota runs low' }).closest('label')?.querySelector('svg');
    await expect(tick).toBeVisible();
  },
});
