import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Mail me when the quota runs low', onChange: fn() },
  parameters: guide({
    when: 'Agrees to a statement; takes effect when the form is sent. Half checked it stands for several of which some are.',
    instead: [
      ['What takes effect at once', 'Switch'],
      ['Several that belong together', 'CheckboxGroup'],
      ['One of a few', 'RadioGroup'],
    ],
    keyboard: [
      ['Tab', 'reaches it'],
      ['Space', 'checks and unchecks'],
    ],
    words: ['tick box', 'check mark', 'consent'],
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
