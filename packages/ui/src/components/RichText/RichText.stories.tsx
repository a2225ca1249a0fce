import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { RichTextProps } from './RichText.tsx';
import { RichText } from './RichText.tsx';

const announcement =
  '<h2>Maintenance on Sunday</h2><p>The API hub is <strong>not available</strong> from 02:00 to 04:00 UTC. See the <a href="https://status.example">status page</a>.</p><ul><li><p>Running jobs continue.</p></li><li><p>Keys stay valid.</p></li></ul><blockquote><p>Questions? Write to us.</p></blockquote>';

function Reply(props: RichTextProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Stack space={2}>
      <Button onPress={() => setIsShown(true)}>Reply</Button>
      {isShown && <RichText {...props} />}
    </Stack>
  );
}

function WithSubject(props: RichTextProps) {
  const [subject, setSubject] = useState('');
  return (
    <Stack space={2}>
      <TextField label="Subject" value={subject} onChange={setSubject} />
      {subject !== '' && <RichText {...props} />}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Components/Inputs/RichText',
  component: RichText,
  args: { label: 'Announcement', defaultValue: announcement, onChange: fn() },
  globals: { language: 'en' },
  parameters: guide({
    when: 'Use where people write text with formatting that others read: an announcement, a description, a reply.',
    words: ['wysiwyg', 'html editor', 'tiptap', 'formatted text', 'bold', 'text editor'],
    instead: [
      ['Plain text or Markdown', 'TextArea'],
      ['Code', 'CodeEditor'],
      ['HTML of others to read', 'SafeHtml'],
    ],
    keyboard: [
      ['Tab', 'moves from the toolbar to the text, and on to the next control'],
      ['← →', 'moves between the buttons of the toolbar'],
      ['Ctrl B, Ctrl I, Ctrl U', 'bold, italic, underline (⌘ on a Mac, as below)'],
      ['Ctrl Shift S, Ctrl E', 'strikethrough, code'],
      ['Ctrl Alt 2, Ctrl Alt 3', 'heading, subheading'],
      ['Ctrl Shift 8, Ctrl Shift 7', 'bulleted list, numbered list'],
      ['Ctrl ], Ctrl [', 'moves a list item one level in or out'],
      ['Ctrl Shift B, Ctrl Alt C', 'quote, code block'],
      ['Ctrl Z, Ctrl Shift Z', 'undoes and redoes'],
      ['Shift Enter', 'begins a line in the same paragraph'],
    ],
    notes: [
      'The value is HTML of what the toolbar offers. Anything else, in a value or pasted from elsewhere, is left out: styles, scripts, pictures (unless `readPicture` is set), links to other schemes than https, http, mailto and tel. Sanitise it on the server as well.',
      'The editor (tiptap) is fetched when it is shown; until then there is a placeholder of the same height. Each block has `dir="auto"`, so that it has the direction of its first letter, also where the text is shown. Typing `## `, `- `, `1. ` or `> ` at the beginning of a line formats it.',
    ],
  }),
});

type Canvas = Pick<typeof screen, 'findByRole'>;
const boxOf = (canvas: Canvas, name = 'Announcement') => canvas.findByRole('textbox', { name });

export const Default = meta.story({
  args: { description: 'Shown on the dashboard.' },
  play: async ({ canvas }) => {
    const box = await boxOf(canvas);
    await expect(box).toHaveAccessibleDescription('Shown on the dashboard.');
    await expect(box).toHaveAttribute('aria-multiline', 'true');
    await expect(canvas.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await expect(Array.from(box.children, ({ localName }) => localName)).toEqual(['h2', 'p', 'ul', 'blockquote']);
    await expect(canvas.getByRole('heading', { name: 'Maintenance on Sunday' })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent, args }) => {
    const box = await boxOf(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold (Ctrl+B)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Italic (Ctrl+I)' })).toHaveFocus();
    box.focus();
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bold (Ctrl+B)' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.keyboard('Hello');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p dir="auto"><strong>Hello</strong></p>'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
    // Tab leaves the text.
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
  },
});

/** A picture that is pasted or dropped is part of the text, if it can be read; pictures of other sites never are. */
export const Pictures = meta.story({
  args: {
    defaultValue: '<p>Lake<img src="https://pictures.example/lake.png"></p>',
    readPicture: async ({ name }: File) =>
      name === 'lake.gif' ? 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' : null,
  },
  play: async ({ canvas, args }) => {
    const box = await boxOf(canvas);
    const paste = (name: string, type: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['GIF89a'], name, { type }));
      box.focus();
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    };
    await expect(box.querySelector('img[alt]')).toBeNull();
    paste('large.png', 'image/png');
    paste('lake.gif', 'image/gif');
    await expect(await canvas.findByRole('img', { name: 'lake.gif' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    const { lastCall } = (args.onChange as ReturnType<typeof fn>).mock;
    await expect(String(lastCall?.[0]).replaceAll(' dir="auto"', '')).toBe(
      '<p><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="lake.gif">Lake</p>',
    );
  },
});

/** Chosen with the button of the toolbar: two pictures, in their order, at the cursor. */
export const ChosenPictures = meta.story({
  args: {
    defaultValue: '<p>Lake</p>',
    readPicture: async ({ name }: File) =>
      `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#${name}`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = await boxOf(canvas);
    await expect(canvas.getByRole('button', { name: 'Insert picture' })).toBeVisible();
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await expect(input.accept).toBe('image/avif,image/gif,image/jpeg,image/png,image/webp');
    const file = (name: string) => new File(['GIF89a'], name, { type: 'image/gif' });
    await userEvent.upload(input, [file('one.gif'), file('two.gif')]);
    await waitFor(() =>
      expect(canvas.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['one.gif', 'two.gif']),
    );
    await waitFor(() => expect(box).toHaveFocus());
  },
});

export const Pointer = meta.story({
  args: { defaultValue: '<p>Hello</p>' },
  play: async ({ canvas, userEvent, args }) => {
    await boxOf(canvas);
    const heading = canvas.getByRole('button', { name: 'Heading (Ctrl+Alt+2)' });
    await userEvent.click(heading);
    await expect(args.onChange).toHaveBeenLastCalledWith('<h2 dir="auto">Hello</h2>');
    await expect(heading).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Bulleted list (Ctrl+Shift+8)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<ul dir="auto"><li dir="auto"><p dir="auto">Hello</p></li></ul>',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo (Ctrl+Z)' }));
    await expect(args.onChange).not.toHaveBeenLastCalledWith(expect.stringContaining('<ul'));
    await expect(canvas.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' })).toBeEnabled();
  },
});

/** A URL without a scheme gets one; what is no URL is rejected. */
export const LinkInDialog = meta.story({
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent, args }) => {
    await boxOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const url = await screen.findByRole('textbox', { name: 'URL' });
    await waitFor(() => expect(url).toHaveFocus());
    await userEvent.type(url, 'javascript:alert(1){Enter}');
    await expect(await screen.findByText('Enter a web or email address, such as https://example.org.')).toBeVisible();
    await userEvent.clear(url);
    await userEvent.type(url, 'example.org{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p dir="auto"><a rel="noopener noreferrer nofollow" href="https://example.org">https://example.org</a></p>',
      ),
    );
  },
});

const hostile =
  '<p onclick="alert(1)" style="color:red">Text<script>alert(1)</script><img src=x onerror="alert(1)"></p><iframe src="https://evil.invalid"></iframe><p><a href="javascript:alert(1)">a</a> <a href="https://safe.example" onmouseover="alert(1)" target="_blank">b</a></p><svg onload="alert(1)"></svg><form><input></form><h1>Title</h1>';
const cleaned =
  '<p dir="auto">Text</p><p dir="auto">a <a rel="noopener noreferrer nofollow" href="https://safe.example">b</a></p><p dir="auto">Title</p>';

/** Nothing that runs or loads stays in a value. */
export const Hostile = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: hostile },
  play: async ({ canvas }) => {
    await expect((await boxOf(canvas)).innerHTML).toBe(cleaned);
  },
});

/** What is pasted is cleaned in the same way. */
export const Pasted = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '' },
  play: async ({ canvas, args }) => {
    const box = await boxOf(canvas);
    box.focus();
    const data = new DataTransfer();
    data.setData('text/html', hostile);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(cleaned));
  },
});

export const Empty = meta.story({
  args: { defaultValue: '', placeholder: 'What should people know?' },
  play: async ({ canvas }) => {
    const box = await boxOf(canvas);
    const before = getComputedStyle(box.firstElementChild ?? box, '::before');
    await expect(before.content).toBe('"What should people know?"');
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Shorten the text to 500 characters.' },
  play: async ({ canvas }) => {
    const box = await boxOf(canvas);
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Shorten the text to 500 characters.');
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = await boxOf(canvas);
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const box = await boxOf(canvas);
    await expect(box).toHaveAttribute('contenteditable', 'false');
    await expect(canvas.getByRole('button', { name: 'Bold (Ctrl+B)' })).toBeDisabled();
  },
});

/** Each paragraph has the direction of its first letter. */
/** A reply, whose text people write first. */
export const AutoFocus = meta.story({
  args: { defaultValue: '', autoFocus: true },
  render: (args) => <Reply {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
    const text = await canvas.findByRole('textbox', { name: 'Announcement' });
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('Thanks');
    await expect(text).toHaveTextContent('Thanks');
  },
});

/** Someone may already type elsewhere when the editor has loaded. */
export const AutoFocusBesideTyping = meta.story({
  args: { defaultValue: '', autoFocus: true },
  render: (args) => <WithSubject {...args} />,
  play: async ({ canvas, userEvent }) => {
    const subject = canvas.getByRole('textbox', { name: 'Subject' });
    await userEvent.type(subject, 'K');
    await canvas.findByRole('textbox', { name: 'Announcement' });
    for (const letter of 'eys') {
      await userEvent.keyboard(letter);
      await new Promise(requestAnimationFrame);
    }
    await expect(subject).toHaveValue('Keys');
    await expect(subject).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الإعلان', defaultValue: '<p>صيانة يوم الأحد</p><p>The hub is not available.</p>' },
  play: async ({ canvas }) => {
    const box = await boxOf(canvas, 'الإعلان');
    await expect(Array.from(box.children, (paragraph) => getComputedStyle(paragraph).direction)).toEqual([
      'rtl',
      'ltr',
    ]);
    await expect(canvas.getByRole('toolbar', { name: 'التنسيق' })).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { label: longWord, defaultValue: `<p>${longWord.repeat(4)}</p>`, description: longWord },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    const box = await boxOf(canvas, longWord);
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
});
