import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Choices/Checkbox',
  component: Checkbox,
  args: { children: 'Mail me when the quota runs low', onChange: fn() },
  parameters: guide({
    when: 'Use to agree to a statement in a form; it takes effect on submit. Indeterminate means that some of several options are selected.',
    instead: [
      ['A setting that takes effect immediately', 'Switch'],
      ['Several related options', 'CheckboxGroup'],
      ['A single choice from a few options', 'RadioGroup'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the checkbox'],
      ['Space', 'checks or unchecks it'],
    ],
    words: ['tick box', 'check mark', 'consent', 'check box'],
  }),
});

export const Default = meta.story({
  args: { description: 'At 80 % of the day’s calls.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Mail me when the quota runs low' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('At 80 % of the day’s calls.');
  },
});

export const Checked = meta.story({
  args: { defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const Indeterminate = meta.story({
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

export const Required = meta.story({
  globals: { language: 'en' },
  args: { isRequired: true, children: 'I accept the terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'I accept the terms (required)' })).toBeRequired();
  },
});

export const Invalid = meta.story({
  args: { children: 'I accept the terms', errorMessage: 'Accept the terms to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to go on.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, defaultSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Mail me when the quota runs low'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Mail me when the quota runs low'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange?.mock.calls).toEqual([[true], [false]]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Mail me when the quota runs low'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange?.mock.calls).toEqual([[true]]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { children: 'أوافق على الشروط', defaultSelected: true },
  play: async ({ canvas }) => {
    const words = canvas.getByText('أوافق على الشروط').getBoundingClientRect();
    const mark = canvas.getByRole('checkbox').closest('label')?.querySelector('svg')?.getBoundingClientRect();
    await expect(mark?.left).toBeGreaterThanOrEqual(words.right);
  },
});

export const ForcedColors = meta.story({
  args: { defaultSelected: true },
  play: async ({ canvas }) => {
    // The check mark is an SVG, not a background, so forced colours keep it.
    await expect(canvas.getByRole('checkbox').closest('label')?.querySelector('svg')).toBeVisible();
  },
});
