import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import type { CodeFieldProps } from './CodeField.tsx';
import { CodeField } from './CodeField.tsx';

const json = '{\n  "city": "Jakarta",\n  "hours": [9, 17],\n}';

function Editable({ value, onChange, ...props }: CodeFieldProps) {
  const [text, setText] = useState(value);
  return (
    <CodeField
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Inputs/CodeField',
  component: CodeField,
  args: { label: 'Data', value: json, onChange: fn() },
  render: (args) => <Editable {...args} />,
  parameters: guide({
    when: 'Use for code or data of several lines that people paste, check or correct: JSON, YAML, a regular expression, a certificate.',
    words: ['code', 'json', 'line numbers', 'monospaced', 'source', 'textarea'],
    instead: [
      ['Long code, with folding, search and several errors', 'CodeEditor'],
      ['Plain text of several lines', 'TextArea'],
      ['Code to read and copy', 'CodeBlock'],
      ['One line of code, such as a selector', 'TextField'],
    ],
    keyboard: [
      ['Enter', 'inserts a new line'],
      ['Tab', 'moves focus to the next control'],
    ],
    notes: [
      'It stays left to right in every language, and only a single line is wrapped. Assistive technology reads a plain text area: numbers and marks are hidden from it, so the error message names the line.',
      'It is a text area and part of the page: use it for short values in a form. `CodeEditor` is for writing code of more than a few lines; it is fetched when it is shown.',
    ],
  }),
});

const numbersOf = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('[aria-hidden] > span > span'), ({ textContent }) =>
    textContent.trim(),
  ).filter((text) => /^\d+$/.test(text));

export const Default = meta.story({
  args: { description: 'JSON of up to 5 MB.' },
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('textbox', { name: 'Data' });
    await expect(area).toHaveValue(json);
    await expect(area).toHaveAccessibleDescription('JSON of up to 5 MB.');
    await expect(area).toHaveAttribute('wrap', 'off');
    await expect(numbersOf(canvasElement)).toEqual(['1', '2', '3', '4']);
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Remove the comma before this }. (line 4, column 1)', errorPlace: { line: 4, column: 1 } },
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Remove the comma before this }. (line 4, column 1)');
    const [row] = Array.from(canvasElement.querySelectorAll<HTMLElement>('[aria-hidden]')).filter(
      ({ textContent }) => textContent === '}',
    );
    const lines = (row?.getBoundingClientRect().top ?? 0) - area.getBoundingClientRect().top;
    const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight);
    await expect(Math.round((lines - Number.parseFloat(getComputedStyle(area).paddingTop)) / lineHeight)).toBe(3);
  },
});

/** Minified data is seen whole, and copied as one line. */
export const OneLine = meta.story({
  args: {
    value: JSON.stringify(Array.from({ length: 40 }, (_, index) => `row ${index + 1}`)),
    errorMessage: 'Remove the comma before this ]. (line 1, column 352)',
    errorPlace: { line: 1, column: 352 },
  },
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await expect(area.scrollWidth).toBe(area.clientWidth);
    await expect(area.value.split('\n')).toHaveLength(1);
    await expect(numbersOf(canvasElement)).toEqual(['1']);
    const mark = Array.from(canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] span')).find(
      ({ textContent, children }) => textContent === ']' && children.length === 0,
    );
    const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight);
    const below = (mark?.getBoundingClientRect().top ?? 0) - area.getBoundingClientRect().top;
    await expect(below).toBeGreaterThan(lineHeight * 2);
    await expect(mark?.getBoundingClientRect().right).toBeLessThan(area.getBoundingClientRect().right);
  },
});

export const ManyLines = meta.story({
  args: { value: Array.from({ length: 20_000 }, (_, index) => `"row ${index + 1}",`).join('\n') },
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('textbox');
    await expect(numbersOf(canvasElement).slice(0, 3)).toEqual(['1', '2', '3']);
    area.scrollTop = area.scrollHeight;
    await waitFor(() => expect(numbersOf(canvasElement).at(-1)).toBe('20000'));
    await expect(numbersOf(canvasElement).length).toBeLessThan(20);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { label: 'البيانات' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('ltr');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveValue(json);
  },
});

export const Keyboard = meta.story({
  args: { value: '' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('one{Enter}two');
    await expect(canvas.getByRole('textbox')).toHaveValue('one\ntwo');
    await expect(args.onChange).toHaveBeenLastCalledWith('one\ntwo');
    await expect(numbersOf(canvasElement)).toEqual(['1', '2']);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Data'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvasElement }) => {
    const gutter = canvasElement.querySelector('[aria-hidden]');
    await expect(gutter && getComputedStyle(gutter).borderInlineEndWidth).toBe('1px');
  },
});
