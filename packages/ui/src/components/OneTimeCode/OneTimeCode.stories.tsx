import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';
import type { OneTimeCodeProps } from './OneTimeCode.tsx';

function Kept({ value, onChange, ...props }: OneTimeCodeProps) {
  const [code, setCode] = useState(value);
  return (
    <OneTimeCode
      {...props}
      value={code}
      onChange={(next) => {
        onChange(next);
        setCode(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Inputs/OneTimeCode',
  component: OneTimeCode,
  args: { label: 'Code', value: '', onChange: fn<(value: string) => void>(), onComplete: fn<(code: string) => void>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for a one-time code that was sent or that an app shows. Phones can fill it in automatically, and pasted codes may contain spaces.',
    words: ['otp', 'two-factor', 'verification code', 'pin', 'passcode'],
    instead: [
      ['A permanent code, such as a recovery code', 'TextField'],
      ['A number that is an amount', 'NumberField'],
    ],
    keyboard: [
      ['digits', 'fill the cells, in any script'],
      ['Backspace', 'deletes the last digit'],
      ['Ctrl A, ⌘ A', 'selects all digits, so that the next digit replaces them'],
      ['Ctrl V, ⌘ V', 'pastes the whole code'],
    ],
    notes: [
      'The field is a single input, as screen readers, password managers and phones expect. Submit the code in `onComplete`, and keep a submit button for users who return to the field.',
    ],
  }),
});

const shown = (input: Element) =>
  Array.from(input.parentElement?.querySelectorAll(':scope > span') ?? [], (cell) => cell.textContent);

export const Default = meta.story({
  args: { description: 'We sent it to ada@example.com.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(input).toHaveAccessibleDescription('We sent it to ada@example.com.');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(shown(input)).toEqual(['', '', '', '', '', '']);
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('Code: 123 456');
    await expect(shown(input)).toEqual(['1', '2', '3', '4', '5', '6']);
    await expect(args.onChange.mock.calls).toEqual([['123456']]);
    await expect(args.onComplete?.mock.calls).toEqual([['123456']]);
  },
});

export const EightDigits = meta.story({
  args: { length: 8, value: '12345678' },
  play: async ({ canvas }) => {
    await expect(shown(canvas.getByRole('textbox'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  },
});

export const Invalid = meta.story({
  args: { value: '123456', errorMessage: 'This code is too old. Ask for a new one.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('This code is too old. Ask for a new one.');
  },
});

export const Incomplete = meta.story({
  globals: { language: 'en' },
  args: { value: '123', name: 'code', isRequired: true },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Kept {...args} />
      <Button type="submit">Go on</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Check the format.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, value: '123456' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    // Arabic digits, and characters that are not digits.
    await userEvent.keyboard('١a2٣');
    await expect(shown(input)).toEqual(['1', '2', '3', '', '', '']);
    await userEvent.keyboard('{Backspace}');
    await expect(shown(input)).toEqual(['1', '2', '', '', '', '']);
    await userEvent.keyboard('34567');
    await expect(shown(input)).toEqual(['1', '2', '3', '4', '5', '6']);
    await expect(args.onComplete?.mock.calls).toEqual([['123456']]);
    await userEvent.keyboard('{Control>}a{/Control}7');
    await expect(shown(input)).toEqual(['7', '', '', '', '', '']);
  },
});

export const Pointer = meta.story({
  args: { value: '12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Code'));
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveFocus();
    // The next digit is appended, regardless of where the field is pressed.
    await userEvent.pointer({ keys: '[MouseLeft]', target: input, offset: 0 });
    await userEvent.keyboard('3');
    await expect(input).toHaveValue('123');
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الرمز', value: '123' },
  play: async ({ canvas }) => {
    const cells = canvas.getByRole('textbox').parentElement;
    const [first, second] = Array.from(cells?.children ?? [], (cell) => cell.getBoundingClientRect().left);
    // The code runs from left to right, and is aligned with the form's inline start.
    await expect(first).toBeLessThan(second ?? 0);
    await expect(cells?.getBoundingClientRect().right).toBe(cells?.parentElement?.getBoundingClientRect().right);
  },
});

export const ForcedColors = meta.story({
  args: { value: '12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const next = canvas.getByRole('textbox').parentElement?.children[2];
    await expect(next && getComputedStyle(next).borderTopWidth).toBe('1px');
    await expect(next && getComputedStyle(next).outlineStyle).toBe('solid');
  },
});
