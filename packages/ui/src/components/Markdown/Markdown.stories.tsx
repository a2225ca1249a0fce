import { expect, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Markdown } from './Markdown.tsx';

const notes = `# Release notes

The **random** tools respond *twice* as fast. Ask for \`/api/v1/random/uuid\` and see [the catalogue](/tools) or [RFC 9562](https://www.rfc-editor.org/rfc/rfc9562).

## What changed

1. Identifiers are ordered by time
2. Old ones stay valid
   - in lists
   - in exports

> Keys created before October must be replaced.

- [x] Server
- [ ] Documentation

\`\`\`json
{ "uuids": ["019375c6-5b3a-7c1e-9d57-1b0c5a3a9f10"] }
\`\`\`

| Tool | Calls | Error rate |
|:-----|------:|:----------:|
| UUID | 1,204 | 0.1 %      |
| QR   |   310 | ~~2 %~~ 0 % |

---

Measured on one machine.[^1]

[^1]: With two cores.
`;

const meta = preview.meta({
  title: 'Components/Data/Markdown',
  component: Markdown,
  args: { children: notes },
  parameters: guide({
    when: 'Use to render text written in Markdown: descriptions, notes, comments, answers of a language model.',
    words: ['rich text', 'prose', 'md', 'readme', 'formatted text'],
    instead: [
      ['Interface text', 'Text'],
      ['Emails and other HTML', 'SafeHtml'],
      ['Text that users edit', 'RichText'],
      ['Code only', 'CodeBlock'],
    ],
    keyboard: [
      ['Tab', 'moves between links, code blocks and tables that overflow'],
      ['← →', 'scrolls the table or the code'],
    ],
    notes: [
      'HTML in the text is shown as text. External links open in a new tab and say so. External images become links, because loading them would reveal to a third party who reads the text and when.',
      'Texts of more than 100,000 characters, and texts made to slow down the parser, are shown unformatted.',
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Release notes' })).toBeVisible();
    await expect(canvas.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`)).toEqual([
      'H2 Release notes',
      'H3 What changed',
      'H3 Footnotes',
    ]);
    await expect(canvas.getByText('random').tagName).toBe('STRONG');
    await expect(canvas.getByRole('link', { name: 'the catalogue' })).not.toHaveAttribute('target');
    const outside = canvas.getByRole('link', { name: 'RFC 9562 (opens in a new tab)' });
    await expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
    await expect(canvas.getByRole('table', { name: 'Tool, Calls, Error rate' })).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('cell', { name: '1,204' })).textAlign).toBe('end');
    await expect(canvas.getByRole('img', { name: 'completed' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'json' })).toHaveTextContent('"uuids"');
  },
});

/** Heading levels continue those of the page. */
export const HeadingLevel = meta.story({
  args: { headingLevel: 4, children: '# One\n\n## Two\n\n### Three\n\n###### Six' },
  play: async ({ canvas }) => {
    await canvas.findByText('One');
    await expect(canvas.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H4', 'H5', 'H6', 'H6']);
  },
});

/** Malicious content: nothing runs, nothing is fetched, nothing is styled. */
export const Hostile = meta.story({
  globals: { language: 'en' },
  args: {
    children: [
      '<script>window.ran = true</script>',
      '<img src=x onerror="window.ran = true">',
      '<a href="javascript:window.ran=true">html link</a>',
      '[script link](javascript:window.ran=true)',
      '[spaced link](  java\nscript:window.ran=true)',
      '[coded link](&#106;avascript:window.ran=true)',
      '[data link](data:text/html,<script>window.ran=true</script>)',
      '[vb link](vbscript:x)',
      '<style>body { display: none }</style>',
      '<div style="position:fixed;inset:0">cover</div>',
      '<iframe src="https://example.com"></iframe>',
      '<form action="https://example.com"><input name="password"></form>',
      '![tracker](https://example.com/pixel.png)',
      '![data picture](data:image/svg+xml,<svg onload=alert(1)>)',
      '<https://example.com/auto>',
      '[name clash](#footnote-label)',
    ].join('\n\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/html link/);
    await expect('ran' in window).toBe(false);
    await expect(
      canvasElement.querySelectorAll('script, style, iframe, form, input, img, [style], [onerror], [onload]'),
    ).toHaveLength(0);
    const links = canvas.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    await expect(links).toEqual([
      'tracker(opens in a new tab) https://example.com/pixel.png',
      'https://example.com/auto(opens in a new tab) https://example.com/auto',
      'name clash #footnote-label',
    ]);
    await expect(canvas.getByText('script link')).toBeVisible();
    await expect(canvas.getByText('<script>window.ran = true</script>')).toBeVisible();
  },
});

/** A text that would block the page is shown as plain text. */
export const TooDeep = meta.story({
  args: { children: `${'> '.repeat(20_000)}deep\nand a second line` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/deep/)).toBeVisible();
    await expect(canvasElement.querySelector('blockquote')).toBeNull();
    await expect(getComputedStyle(canvas.getByText(/deep/)).whiteSpace).toBe('pre-wrap');
  },
});

/** Footnotes of two texts on one page have separate targets. */
export const TwoTexts = meta.story({
  globals: { language: 'en' },
  render: () => (
    <Stack>
      <Markdown>{'One[^a]\n\n[^a]: First'}</Markdown>
      <Markdown>{'Two[^a]\n\n[^a]: Second'}</Markdown>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Second/);
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
    const targets = canvas
      .getAllByRole('link', { name: '1' })
      .map((link) => canvasElement.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)?.textContent);
    await expect(targets.map((text) => text?.trim())).toEqual(['First ↩', 'Second ↩']);
    await expect(canvas.getAllByRole('link', { name: 'Back to reference 1' })).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: '1' })[0]).toHaveAccessibleDescription('Footnotes');
  },
});

export const Pictures = meta.story({
  args: { children: '![Apiyard](/favicon.svg)\n\n![A face](https://example.com/face.png)' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Apiyard' })).toHaveAttribute('loading', 'lazy');
    await expect(canvas.getByRole('link', { name: 'A face (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://example.com/face.png',
    );
  },
});

export const Empty = meta.story({
  args: { children: '' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).toBeNull());
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
});

const wide = `| ${Array.from({ length: 12 }, (_, at) => `Column ${at}`).join(' | ')} |\n|${'---|'.repeat(12)}\n| ${'value | '.repeat(12)}\n\n[After](/tools)`;

/** A table that overflows can be focused and scrolled by keyboard. */
export const Keyboard = meta.story({
  args: { children: wide },
  render: (args) => (
    <Narrow>
      <Markdown {...args} />
    </Narrow>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('group', { name: /^Column 0, Column 1/ });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'After' })).toHaveFocus();
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  args: { children: '```sh\ncurl https://yard.example\n```' },
  play: async ({ canvas, userEvent }) => {
    const written: string[] = [];
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(written).toEqual(['curl https://yard.example']));
  },
});

export const LongWords = meta.story({
  args: {
    children: `# ${longWord}\n\n${longWord} \`${longWord}\`\n\n- ${longWord}\n\n> ${longWord}\n\nhttps://example.com/${longWord}`,
  },
  render: (args) => (
    <Narrow>
      <Markdown {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const text = (await canvas.findByRole('heading')).parentElement;
    await expect(text?.scrollWidth).toBe(224);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    children:
      '# ملاحظات الإصدار\n\nتجيب الأدوات **أسرع**. استدعِ `/api/v1/random/uuid?count=2`.\n\n- الأولى\n- الثانية\n\n> اقتباس\n\n| الأداة | الطلبات |\n|---|--:|\n| UUID | 1,204 |',
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading');
    await expect(getComputedStyle(heading).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText('/api/v1/random/uuid?count=2')).direction).toBe('ltr');
    await expect(
      getComputedStyle(canvas.getByText('اقتباس').closest('blockquote') ?? heading).borderInlineStartWidth,
    ).toBe('2px');
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    const code = canvas.getByText('/api/v1/random/uuid');
    await expect(getComputedStyle(code).borderBlockStartWidth).toBe('1px');
  },
});
