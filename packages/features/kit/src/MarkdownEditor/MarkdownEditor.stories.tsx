import { Narrow } from '@apiyard/ui/story/variants/narrow';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '../copy.ts';
import { preview } from '../story/preview.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';
import { markdownEditorCopy } from './markdown-editor-copy.ts';

const text =
  '# QR codes as SVG\n\nAsk for `format=svg` and the code stays **sharp** at any size.\n\n- Stickers\n- Posters\n';

const meta = preview.meta({
  title: 'Screens/Parts/MarkdownEditor',
  component: MarkdownEditor,
  globals: { language: 'en' },
  loaders: [() => loadActive(markdownEditorCopy)],
  args: { label: 'Text', value: text, onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <MarkdownEditor
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
});

export const SideBySide = meta.story({
  parameters: { variants: ['french'] },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'QR codes as SVG' });
    await expect(heading).toBeVisible();
    const area = canvas.getByRole('textbox', { name: 'Text' });
    await expect(area).toBeVisible();
    await userEvent.type(area, '- Mugs');
    await expect(await canvas.findByText('Mugs', { selector: 'li' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { value: '' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Preview' })).toHaveTextContent('A preview of your text appears here.'),
});

/** The browser's own undo takes a mark back as it does what was typed. */
export const ByPointer = meta.story({
  args: { value: 'a word here' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    area.setSelectionRange(2, 6);
    await userEvent.click(canvas.getByRole('button', { name: /^Bold/ }));
    await expect(area).toHaveValue('a **word** here');
    await expect(area).toHaveFocus();
    await expect([area.selectionStart, area.selectionEnd]).toEqual([4, 8]);
    await expect(await canvas.findByText('word', { selector: 'strong' })).toBeVisible();
    document.execCommand('undo');
    await waitFor(() => expect(area).toHaveValue('a word here'));
  },
});

export const ByKeyboard = meta.story({
  args: { value: 'one' },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    const press = async (keys: string) => {
      area.focus();
      area.setSelectionRange(0, area.value.length);
      await userEvent.keyboard(keys);
    };
    await press('{Control>}i{/Control}');
    await expect(area).toHaveValue('*one*');
    await press('{Control>}{Shift>}[Digit8]{/Shift}{/Control}');
    await expect(area).toHaveValue('- *one*');
    await press('{Control>}e{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith('`- *one*`');
    await press('{Control>}k{/Control}');
    await expect(area).toHaveValue('[`- *one*`](https://)');
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('https://');
  },
});

export const TooLong = meta.story({
  args: { charsMax: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Too long: ${text.length} of 20 characters.`)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Bold/ })).toBeDisabled();
  },
});

/** A half-typed address is no reason for the page to go away. */
export const HalfTyped = meta.story({
  args: { value: 'See [the docs](https://) and [this](http://%5B), **bold' },
  play: async ({ canvas }) => expect(await canvas.findByText('the docs')).toBeVisible(),
});

/** One after the other, where both have no room. */
export const LittleRoom = meta.story({
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Preview' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Preview' }));
    await expect(await canvas.findByRole('heading', { name: 'QR codes as SVG' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Write' }));
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { label: 'النص', value: '## رموز QR\n\nتبقى **حادّة** في كل مقاس.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'تنسيق حقل «النص»' })).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
});

export const LongWords = meta.story({
  args: { value: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(5) },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
});
