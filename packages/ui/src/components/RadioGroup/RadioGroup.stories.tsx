import { expect, fn } from 'storybook/test';
import type { ChoiceOption } from '../../field/choice-option.ts';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { RadioGroup } from './RadioGroup.tsx';
import type { RadioGroupProps } from './RadioGroup.tsx';

type Plan = 'free' | 'team' | 'company';

const options: ChoiceOption<Plan>[] = [
  { id: 'free', label: 'Free', description: '1,000 calls a month' },
  { id: 'team', label: 'Team', description: '50,000 calls a month, shared by five people' },
  { id: 'company', label: 'Company', description: 'On request', isDisabled: true },
];
const short: ChoiceOption<Plan>[] = [
  { id: 'free', label: 'Free' },
  { id: 'team', label: 'Team' },
  { id: 'company', label: 'Company' },
];

const chosen: Plan | null = 'free' as Plan | null;

function Kept(props: RadioGroupProps<Plan>) {
  const [value, onChange] = useKept<Plan | null>(props.value, (next) => next !== null && props.onChange(next));
  return <RadioGroup {...props} value={value} onChange={onChange} />;
}

const meta = preview.meta({
  title: 'Components/Choices/RadioGroup',
  component: RadioGroup<Plan>,
  args: { label: 'Plan', options, value: chosen, onChange: fn<(value: Plan) => void>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for a single choice from two to five options that should all be visible, with a description of each.',
    words: ['radio button', 'option button', 'single choice', 'segmented', 'radio buttons'],
    instead: [
      ['More options, or a compact selection', 'Select'],
      ['Many options with search', 'ComboBox'],
      ['Multiple selection', 'CheckboxGroup'],
      ['Switching between views of the same content', 'ToggleButtonGroup'],
      ['An on/off setting', 'Switch'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the selected option, or to the first; the next Tab leaves the group'],
      ['↑ ↓ ← →', 'selects the next or previous option and wraps at the ends'],
      ['Space', 'selects the focused option'],
    ],
  }),
});

export const Default = meta.story({
  args: { description: 'You can change it every month.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Plan' });
    await expect(group).toHaveAccessibleDescription('You can change it every month.');
    const free = canvas.getByRole('radio', { name: 'Free' });
    await expect(free).toBeChecked();
    await expect(free).toHaveAccessibleDescription('1,000 calls a month You can change it every month.');
    await expect(canvas.getByRole('radio', { name: 'Company' })).toBeDisabled();
  },
});

export const Horizontal = meta.story({
  args: { orientation: 'horizontal', options: short },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-orientation', 'horizontal');
  },
});

export const NothingChosen = meta.story({
  globals: { language: 'en' },
  args: { value: null, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Plan' })).toBeRequired();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

export const Invalid = meta.story({
  args: { value: null, description: 'You can change it every month.', errorMessage: 'Choose a plan to go on.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose a plan to go on.');
    // The descriptions of the options stay visible.
    await expect(canvas.getByText('1,000 calls a month')).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Team'));
    await expect(args.onChange).not.toHaveBeenCalled();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Team'));
    await expect(canvas.getByRole('radio', { name: 'Free' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Free' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Team' })).toHaveFocus();
    // Disabled options are skipped, and the last one wraps to the first.
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Free' })).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([['team'], ['free']]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Team'));
    await expect(canvas.getByRole('radio', { name: 'Team' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Free' })).not.toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([['team']]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'الخطة',
    options: [
      { id: 'free', label: 'مجانية', description: 'ألف طلب في الشهر' },
      { id: 'team', label: 'للفريق', description: 'خمسون ألف طلب في الشهر' },
    ],
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText('مجانية').getBoundingClientRect();
    const mark = canvas.getByText('مجانية').previousElementSibling?.getBoundingClientRect();
    await expect(mark?.left).toBeGreaterThanOrEqual(words.right);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const [chosen, other] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.querySelector('[aria-hidden]'))
      .map((mark) => mark && getComputedStyle(mark));
    await expect(chosen?.borderTopWidth).toBe('1px');
    await expect(chosen?.backgroundColor).not.toBe(other?.backgroundColor);
  },
});
