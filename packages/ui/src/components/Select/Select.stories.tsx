import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Select } from './Select.tsx';
import type { SelectOption, SelectProps } from './Select.tsx';

type Format = 'png' | 'svg' | 'webp';

const options: SelectOption<Format>[] = [
  { id: 'png', label: 'PNG', description: 'Keeps every pixel' },
  { id: 'svg', label: 'SVG', description: 'Sharp at every size' },
  { id: 'webp', label: 'WebP', description: 'Smallest' },
];

function Kept({ value = null, onChange, ...props }: SelectProps<Format>) {
  const [chosen, setChosen] = useState(value);
  return (
    <Select
      {...props}
      value={chosen}
      onChange={(next) => {
        onChange?.(next);
        setChosen(next);
      }}
    />
  );
}

const send = fn<(data: FormData) => void>();

const meta = preview.meta({
  title: 'Components/Choices/Select',
  component: Select<Format>,
  args: {
    label: 'Format',
    options,
    value: 'png' as const,
    onChange: fn<(value: Format) => void>(),
  },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for a compact single choice from a few options.',
    words: ['dropdown', 'picker', 'combobox', 'option list', 'listbox', 'select box'],
    instead: [
      ['Two or three options that should all be visible', 'RadioGroup'],
      ['Many options, or options with search', 'ComboBox'],
      ['A list of actions', 'Menu'],
    ],
    keyboard: [
      ['Enter, Space, ↓', 'opens the list'],
      ['↑ ↓', 'moves between options; on the closed field opens the list'],
      ['a letter', 'moves to the option that starts with it; on the closed field selects it'],
      ['← →', 'on the closed field selects the previous or next option'],
      ['Enter', 'selects the option'],
      ['Escape', 'closes the list without a selection'],
    ],
    notes: [
      'With `defaultValue` the field keeps its value itself, for forms that only read it on submit.',
      'A read-only field is a text that can be focused and copied; its value is still sent.',
    ],
  }),
});

export const Default = meta.story({
  args: { description: 'Of the picture that comes back.' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Format/ });
    await expect(trigger).toHaveTextContent('PNG');
    await expect(trigger).toHaveAccessibleDescription('Of the picture that comes back.');
    await expect(trigger.offsetHeight).toBe(40);
  },
});

export const NothingChosen = meta.story({
  globals: { language: 'en' },
  args: { value: null, isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Choose');
    await expect(canvas.getByText('(optional)')).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { value: null, errorMessage: 'Choose a format.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Choose a format.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

/** A text that is announced as read-only; the form still sends its value. */
export const ReadOnly = meta.story({
  args: { isReadOnly: true, name: 'format', description: 'Set by your plan.' },
  render: (args) => (
    <Form label="Convert" onSubmit={send}>
      <Kept {...args} />
      <Button type="submit">Convert</Button>
    </Form>
  ),
  beforeEach: () => void send.mockClear(),
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Format' });
    await expect(text).toHaveValue('PNG');
    await expect(text).toHaveAttribute('readonly');
    await expect(text).toHaveAccessibleDescription('Set by your plan.');
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('s{ArrowDown}{ArrowRight}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(send.mock.calls.map(([data]) => Object.fromEntries(data))).toEqual([{ format: 'png' }]));
  },
});

/** The field keeps its value itself; a form reads it. */
export const Uncontrolled = meta.story({
  args: { name: 'format', onBlur: fn() },
  render: (args) => {
    const { value: _value, ...rest } = args;
    return (
      <Form label="Convert" onSubmit={send}>
        <Select {...rest} defaultValue="svg" />
        <Button type="submit">Convert</Button>
      </Form>
    );
  },
  beforeEach: () => void send.mockClear(),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /Format/ })).toHaveTextContent('SVG');
    await userEvent.tab();
    await userEvent.keyboard('w');
    await expect(args.onChange).toHaveBeenLastCalledWith('webp');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: /Format/ })).toHaveTextContent('WebP');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(send.mock.calls.map(([data]) => Object.fromEntries(data))).toEqual([{ format: 'webp' }]),
    );
  },
});

export const Sections = meta.story({
  args: {
    options: [
      { id: 'pixels', label: 'Pixels', items: options.filter(({ id }) => id !== 'svg') },
      { id: 'lines', label: 'Lines', items: options.filter(({ id }) => id === 'svg') },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const groups = await screen.findAllByRole('group');
    await expect(groups.map((group) => group.getAttribute('aria-labelledby') && group.textContent)).toEqual([
      'PixelsPNGKeeps every pixelWebPSmallest',
      'LinesSVGSharp at every size',
    ]);
    await userEvent.click(screen.getByRole('option', { name: /^SVG/ }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('SVG'));
    await expect(args.onChange?.mock.calls).toEqual([['svg']]);
  },
});

export const HiddenLabel = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Format/ })).toBeVisible();
    await expect(canvas.getByText('Format').offsetWidth).toBe(1);
  },
});

export const LongWords = meta.story({
  args: { label: longWord, options: [{ id: 'png' as const, label: longWord, description: longWord }] },
  render: (args) => (
    <Narrow>
      <Kept {...args} />
    </Narrow>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await expect(trigger.offsetWidth).toBeLessThanOrEqual(trigger.parentElement?.clientWidth ?? 0);
    await userEvent.click(trigger);
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^PNG/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveTextContent('SVG');
    // The list closes before the focus returns.
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('w{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange?.mock.calls).toEqual([['svg']]);
  },
});

export const ClosedKeys = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button')).toHaveTextContent('SVG');
    await userEvent.keyboard('w');
    await expect(canvas.getByRole('button')).toHaveTextContent('WebP');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange?.mock.calls).toEqual([['svg'], ['webp'], ['svg']]);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

/** A form without a selection is not submitted, shows the error and focuses the field; then it submits the selection. */
export const InAForm = meta.story({
  globals: { language: 'en' },
  args: { value: null, name: 'format', isRequired: true },
  beforeEach: () => void send.mockClear(),
  render: (args) => (
    <Form label="Convert" onSubmit={send}>
      <Kept {...args} />
      <Button type="submit">Convert</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('button', { name: /Format/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(choice).toHaveFocus());
    await waitFor(() => expect(choice).toHaveAccessibleDescription('Fill in this field.'));
    await userEvent.keyboard('s');
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(send.mock.calls.map(([data]) => Object.fromEntries(data))).toEqual([{ format: 'svg' }]));
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: /^WebP/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveTextContent('WebP');
    await expect(args.onChange?.mock.calls).toEqual([['webp']]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الصيغة' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    const chevron = trigger.querySelector('svg')?.getBoundingClientRect();
    await expect(chevron?.left).toBeLessThan(trigger.getBoundingClientRect().left + 40);
  },
});

export const ForcedColors = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await expect(getComputedStyle(trigger).borderTopWidth).toBe('1px');
    await userEvent.click(trigger);
    await expect(getComputedStyle(await screen.findByRole('listbox')).color).not.toBe(
      getComputedStyle(trigger).backgroundColor,
    );
  },
});
