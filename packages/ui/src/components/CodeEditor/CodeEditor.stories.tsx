import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { screen } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { CodeEditorHandle } from './CodeEditor.tsx';
import { CodeEditor } from './CodeEditor.tsx';

const json = `{
  "path": "books/list",
  "source": { "url": "https://books.example" },
  "fields": [
    { "name": "title", "css": "h2" },
    { "name": "price", "css": ".price" }
  ],
  "cacheS": 60
}`;

const meta = preview.meta({
  title: 'Components/Inputs/CodeEditor',
  component: CodeEditor,
  args: { label: 'Definition', language: 'json' as const, defaultValue: json, onChange: fn() },
  globals: { language: 'en' },
  parameters: guide({
    when: 'Use where people write or correct code of more than a few lines: a definition, a template, a query, a style sheet.',
    words: ['codemirror', 'monaco', 'ide', 'syntax highlighting', 'json editor', 'sql editor', 'source'],
    instead: [
      ['A short piece of code in a form, such as a request body', 'CodeField'],
      ['Code to read and copy', 'CodeBlock'],
      ['Text with formatting', 'RichText'],
    ],
    keyboard: [
      ['Tab', 'moves to the next control; after Escape, it indents the line'],
      ['Shift Tab', 'moves to the previous control; after Escape, it removes the indentation'],
      ['Ctrl M', 'changes what Tab does: it then indents, and leaves the editor after Escape'],
      ['Ctrl ], Ctrl [', 'indents the line, removes the indentation (⌘ on a Mac)'],
      ['F8, Shift F8', 'moves to the next or previous problem and reads it aloud'],
      ['Ctrl F', 'opens the search (⌘ F on a Mac); Escape closes it'],
      ['Ctrl Shift [, Ctrl Shift ]', 'folds and unfolds the lines at the cursor (⌘ ⌥ on a Mac)'],
      ['Ctrl Z, Ctrl Y', 'undoes and redoes'],
      ['Alt ↑, Alt ↓', 'moves the line'],
    ],
    notes: [
      'The editor (CodeMirror) and the grammar of the language are fetched when it is shown; until then there is a placeholder of the same height. `CodeField` is a text area with line numbers: it is part of the page, and enough for short values.',
      'Code runs from left to right in every language. Pass what is wrong as `problems`: they are marked in the code, counted below it, and read aloud. `errorMessage` is for what concerns the whole value.',
    ],
  }),
});

type Canvas = Pick<typeof screen, 'findByRole'>;
const editorOf = (canvas: Canvas, name = 'Definition') => canvas.findByRole('textbox', { name });
const linesOf = (element: HTMLElement) => Array.from(element.querySelectorAll('.cm-line'), (line) => line.textContent);

export const Default = meta.story({
  args: { description: 'Saved when you publish.' },
  play: async ({ canvas, canvasElement }) => {
    const editor = await editorOf(canvas);
    await expect(linesOf(editor)).toEqual(json.split('\n'));
    await expect(editor).toHaveAccessibleDescription('Saved when you publish.');
    await expect(editor).toHaveAttribute('aria-multiline', 'true');
    // The grammar is fetched by itself.
    await waitFor(() => expect(editor.querySelectorAll('.cm-line span').length).toBeGreaterThan(10));
    // Twelve lines of 21 px, two paddings and the bar.
    await expect(editor.closest('.cm-editor')?.parentElement?.parentElement?.offsetHeight).toBe(12 * 21 + 16 + 35);
    // No style element, which the site's policy would block.
    const written = Array.from(document.querySelectorAll('style')).filter((style) => /\.cm-/.test(style.textContent));
    await expect(written).toEqual([]);
    await expect(canvasElement.querySelector('.cm-gutters')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Keyboard = meta.story({
  args: { defaultValue: 'one\ntwo', language: 'text' },
  render: (args) => (
    <Stack>
      <CodeEditor {...args} />
      <Button>Next</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const editor = await editorOf(canvas);
    await userEvent.tab();
    await expect(editor).toHaveFocus();
    // Escape, then Tab indents; Tab alone leaves.
    await userEvent.keyboard('{Escape}{Tab}');
    await expect(editor).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('  one\ntwo');
    await userEvent.keyboard('{Tab}');
    await expect(editor).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Find' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Control>}m{/Control}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Indent with Tab' })).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('    one\ntwo');
    await userEvent.keyboard('{Escape}{Tab}');
    await expect(editor).not.toHaveFocus();
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorOf(canvas);
    await userEvent.click(canvas.getByText('Definition'));
    await expect(editor).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    const find = await canvas.findByRole('textbox', { name: 'Find' });
    await expect(find).toHaveFocus();
    await userEvent.type(find, 'name');
    await waitFor(() => expect(canvasElement.querySelectorAll('.cm-searchMatch')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('textbox', { name: 'Find' })).toBeNull();
    // Folding hides what is inside the braces.
    const [fold] = canvas.getAllByTitle('Fold line');
    await userEvent.click(fold ?? editor);
    await waitFor(() => expect(linesOf(editor)).toHaveLength(1));
  },
});

export const Invalid = meta.story({
  args: {
    errorMessage: 'Correct the problems before you save.',
    problems: [
      { line: 5, column: 24, columnEnd: 28, message: 'This selector matches nothing.', severity: 'warning' },
      { line: 8, column: 13, columnEnd: 15, message: 'Enter at least 300.' },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorOf(canvas);
    await expect(editor).toBeInvalid();
    await expect(editor).toHaveAccessibleDescription('Correct the problems before you save.');
    await waitFor(() => expect(canvasElement.querySelector('.cm-lintRange-error')).toHaveTextContent('60'));
    await userEvent.tab();
    await userEvent.keyboard('{F8}');
    await expect(await canvas.findByText('Line 5, column 24: This selector matches nothing.')).toBeInTheDocument();
    await userEvent.keyboard('{F8}');
    await expect(await canvas.findByText('Line 8, column 13: Enter at least 300.')).toBeInTheDocument();
    await expect(canvas.getByText('Enter at least 300.')).toBeVisible();
    await userEvent.keyboard('{Shift>}{F8}{/Shift}');
    await expect(canvas.getByText('This selector matches nothing.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2 problems' }));
    await expect(editor).toHaveFocus();
    await expect(canvas.getByText('Line 8, column 13')).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const editor = await editorOf(canvas);
    await userEvent.tab();
    await expect(editor).toHaveFocus();
    await expect(editor).toHaveAttribute('aria-readonly', 'true');
    await userEvent.keyboard('x{Enter}');
    await expect(linesOf(editor)[0]).toBe('{');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const editor = await editorOf(canvas);
    await expect(editor).toHaveAttribute('contenteditable', 'false');
    await expect(editor).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A screen moves the cursor to a place, and changes the text. */
export const FromOutside = meta.story({
  render: function Render(args) {
    const editor = useRef<CodeEditorHandle>(null);
    return (
      <Stack>
        <Button onPress={() => editor.current?.goTo({ line: 8, column: 13 })}>Go to the limit</Button>
        <CodeEditor {...args} ref={editor} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const editor = await editorOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the limit' }));
    await expect(editor).toHaveFocus();
    await expect(await canvas.findByText('Line 8, column 13')).toBeVisible();
  },
});

const samples = {
  yaml: 'name: books\nfields: # two\n  - title\n  - price',
  xml: '<books count="2"><book>Night Ferry</book></books>',
  html: '<ul class="books">\n  <li>Night Ferry</li>\n</ul>',
  css: '.book { color: red; /* sold */ }',
  javascript: 'const books = await load(2); // two',
  sql: 'SELECT title FROM books WHERE price < 10 -- cheap',
  markdown: '# Books\n\n**Two** of [them](https://books.example)',
  text: 'Night Ferry, 2019',
} as const;

/** Every language has its grammar. */
export const Languages = meta.story({
  render: () => (
    <Stack>
      {Object.entries(samples).map(([language, code]) => (
        <CodeEditor
          key={language}
          label={language}
          language={language as keyof typeof samples}
          defaultValue={code}
          rows={3}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [language, code] of Object.entries(samples)) {
      const editor = await editorOf(canvas, language);
      await expect(linesOf(editor).join('\n')).toBe(code);
      if (language !== 'text')
        await waitFor(() => expect(editor.querySelectorAll('.cm-line span').length).toBeGreaterThan(1));
    }
    await expect((await editorOf(canvas, 'text')).querySelectorAll('.cm-line span')).toHaveLength(0);
  },
});

const long = Array.from({ length: 20_000 }, (_, index) => `{ "row": ${index + 1} }`).join('\n');
/** Only the lines in sight are in the page. */
export const ManyLines = meta.story({
  args: { defaultValue: long },
  play: async ({ canvas, canvasElement }) => {
    const editor = await editorOf(canvas);
    await expect(linesOf(editor).length).toBeLessThan(100);
    const scroller = canvasElement.querySelector('.cm-scroller');
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(linesOf(editor).at(-1)).toBe('{ "row": 20000 }'));
  },
});

export const LongWords = meta.story({
  args: { label: longWord, defaultValue: longWord.repeat(6), isWrapped: true, description: longWord },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    const editor = await editorOf(canvas, longWord);
    const scroller = editor.closest('.cm-scroller');
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
  },
});

/** Code runs from left to right; the texts of the editor are Arabic. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'التعريف' },
  play: async ({ canvas, userEvent }) => {
    const editor = await editorOf(canvas, 'التعريف');
    await expect(getComputedStyle(editor).direction).toBe('ltr');
    await userEvent.click(canvas.getByRole('button', { name: 'بحث' }));
    await expect(await canvas.findByRole('button', { name: 'استبدال الكل' })).toBeVisible();
  },
});
