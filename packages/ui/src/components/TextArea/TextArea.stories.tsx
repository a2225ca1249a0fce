import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  args: { label: 'Notes', onChange: fn() },
  parameters: guide({
    when: 'Use for several lines of plain text, or of addresses and keys (`isMonospaced`).',
    words: ['multiline', 'text box', 'comment box', 'multiline input'],
    instead: [
      ['A single line', 'TextField'],
      ['Code and data', 'CodeField'],
      ['Text with headings, lists and links', 'RichText'],
    ],
    keyboard: [
      ['Enter', 'inserts a new line'],
      ['Tab', 'moves focus to the next control'],
    ],
  }),
});

export const Default = meta.story({
  args: { description: 'Only you see them.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Notes' });
    await expect(area).toHaveAttribute('rows', '4');
    await expect(area).toHaveAccessibleDescription('Only you see them.');
  },
});

export const Monospaced = meta.story({
  globals: { language: 'ar' },
  args: { label: 'JSON', isMonospaced: true, rows: 6, defaultValue: '{\n  "answer": 42\n}' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'JSON' });
    const style = getComputedStyle(area);
    await expect(style.fontFamily).toContain('monospace');
    await expect({ direction: style.direction, wordSpacing: style.wordSpacing }).toEqual({
      direction: 'ltr',
      wordSpacing: '0px',
    });
  },
});

export const Invalid = meta.story({
  args: { label: 'JSON', isMonospaced: true, defaultValue: '{', errorMessage: 'Line 1 has no closing brace. Add }.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Line 1 has no closing brace. Add }.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'Closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'As it was sent' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveValue('As it was sent');
  },
});

export const Counter = meta.story({
  globals: { language: 'en' },
  args: { maxLength: 200, hasCounter: true, defaultValue: 'The crane stood still.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('22/200')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Characters left: 178');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('one{Enter}two');
    await expect(canvas.getByRole('textbox')).toHaveValue('one\ntwo');
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Notes'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('textbox').parentElement;
    await expect(edge && getComputedStyle(edge).borderTopWidth).toBe('1px');
  },
});
