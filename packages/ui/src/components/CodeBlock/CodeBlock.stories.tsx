import { expect, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const curl = `curl -X POST 'https://yard.example/api/v1/random/uuid' \\
  -H 'X-Api-Key: ay_live_4f2c' \\
  -d '{"version":"7","count":2}'`;
const json = JSON.stringify(
  { data: { uuids: ['019375c6-5b3a-7c1e-9d57-1b0c5a3a9f10'] }, count: 1, ok: true, next: null },
  null,
  2,
);
const veryLong = JSON.stringify(
  Array.from({ length: 2000 }, (_, index) => `item ${index}`),
  null,
  2,
);

const meta = preview.meta({
  title: 'Components/Data/CodeBlock',
  component: CodeBlock,
  args: { label: 'curl', language: 'bash' as const, code: curl },
  parameters: guide({
    when: 'Use to show code that users read and copy: calls, responses, files.',
    words: ['snippet', 'syntax highlighting', 'pre', 'code sample', 'source code'],
    instead: [
      ['A large response to explore', 'JsonTree'],
      ['Editable code', 'CodeEditor'],
      ['Inline code in a sentence', 'Text isMono'],
    ],
    keyboard: [
      ['Tab', 'moves between the wrap button, the copy button and the code'],
      ['arrows', 'scroll the code'],
      ['Enter, Space', 'on a button wraps or copies the code'],
    ],
    notes: [
      'Code runs from left to right in every language. A block is highlighted when it is within one window height of the visible part of the page and the page is idle. Until then, and in print if it was never near, the code is plain.',
    ],
  }),
});

const colored = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('code span span')).toBeInTheDocument());

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('group', { name: 'curl' });
    await expect(region.textContent).toBe(`${curl}\n`);
    const before = region.offsetHeight;
    await colored(canvasElement);
    await expect(region.textContent).toBe(`${curl}\n`);
    await expect(region.offsetHeight).toBe(before);
  },
});

export const Json = meta.story({
  // The wireframe has no colours of code.
  globals: { theme: 'BLUE_THEME' },
  args: { label: 'Response', language: 'json', code: json, lineNumbers: true },
  play: async ({ canvas, canvasElement }) => {
    await colored(canvasElement);
    const color = (text: string) =>
      getComputedStyle(canvas.getByText(text, { exact: false, selector: 'code span span' })).color;
    await expect(new Set([color('"count"'), color('true'), color('"019375c6')]).size).toBe(3);
    await expect(canvas.getByRole('group').textContent).toBe(`${json}\n`);
  },
});

export const Languages = meta.story({
  render: () => (
    <Stack>
      <CodeBlock
        label="JavaScript"
        language="javascript"
        code={"// Node 24\nconst answer = await fetch(url, { method: 'POST' });\nconsole.log(await answer.json());"}
      />
      <CodeBlock
        label="Python"
        language="python"
        code={
          'import requests\n\nanswer = requests.post(url, json={"count": 2})  # once\nprint(answer.json()["uuids"])'
        }
      />
      <CodeBlock
        label="Go"
        language="go"
        code={
          'func main() {\n\tres, err := http.Post(url, "application/json", body)\n\tif err != nil { log.Fatal(err) }\n}'
        }
      />
      <CodeBlock
        label="PHP"
        language="php"
        code={'<?php\n$answer = file_get_contents($url);\necho json_decode($answer)->uuids[0];'}
      />
      <CodeBlock label="YAML" language="yaml" code={'tools:\n  - path: random/uuid # RFC 9562\n    cost: 1'} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('group').filter((region) => region.querySelector('code span span')).length).toBe(5),
    );
  },
});

const markup = [
  '</span></code></pre><img src="x" onerror="document.title = \'run\'">',
  "<script>document.title = 'run'</script>",
  '<a href="javascript:alert(1)" style="color: red" onclick="alert(1)">&lt;b&gt;</a>',
  'const cells = html`<svg onload="alert(1)">${"</style>"}</svg>`; // <?php echo "<b>"; ?>',
].join('\n');

/** Markup in code, such as in the response of an API, is shown as text. */
export const Markup = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      {(['bash', 'javascript', 'json', 'php', 'xml', 'yaml'] as const).map((language) => (
        <CodeBlock key={language} label={language} language={language} code={markup} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { title } = document;
    for (const region of canvas.getAllByRole('group')) {
      await colored(region);
      const elements = Array.from(region.querySelectorAll('*'));
      await expect(region.textContent).toBe(`${markup}\n`);
      await expect(new Set(elements.map(({ localName }) => localName))).toEqual(new Set(['code', 'span']));
      await expect(new Set(elements.flatMap((element) => element.getAttributeNames()))).toEqual(new Set(['class']));
    }
    await expect(document.title).toBe(title);
  },
});

/** A block that is far from the visible part of the page gets its colours when people scroll towards it. */
export const FarBelow = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <CodeBlock {...args} label="Visible" />
      <div style={{ blockSize: '300vh' }} />
      <CodeBlock {...args} label="Below" />
    </>
  ),
  play: async ({ canvas }) => {
    const below = canvas.getByRole('group', { name: 'Below' });
    await colored(canvas.getByRole('group', { name: 'Visible' }));
    await expect(below.querySelector('code span span')).toBeNull();
    below.scrollIntoView();
    await colored(below);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  args: { code: `${curl.replaceAll('\\\n', '')}&page=2&sort=newest&filter=everything-there-is` },
  decorators: [(Story) => <div style={{ inlineSize: '24rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args }) => {
    const written: string[] = [];
    spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(written).toEqual([args.code]));

    const region = canvas.getByRole('group', { name: 'curl' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Wrap lines' }));
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
});

/** The code can be scrolled by keyboard. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { code: Array.from({ length: 60 }, (_, index) => `echo ${index}`).join('\n') },
  play: async ({ canvas, userEvent }) => {
    for (let step = 0; step < 3; step += 1) await userEvent.tab();
    const region = canvas.getByRole('group', { name: 'curl' });
    await expect(region).toHaveFocus();
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
});

/** Code that would block the page while it is highlighted stays plain. */
export const VeryLong = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      <CodeBlock label="Long" language="json" code={veryLong} />
      <CodeBlock label="Short" language="json" code={json} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await colored(canvas.getByRole('group', { name: 'Short' }));
    const region = canvas.getByRole('group', { name: 'Long' });
    await expect(region.querySelector('code span span')).toBeNull();
    await expect(region.textContent).toBe(`${veryLong}\n`);
  },
});

export const Plain = meta.story({
  args: { label: 'Text', language: 'text', code: 'no colours\n\nhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').textContent).toBe('no colours\n\nhere\n');
  },
});

/** Code stays left to right; the buttons above it are mirrored. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الإجابة', language: 'json', code: json },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('group')).direction).toBe('ltr');
    const copy = canvas.getByRole('button', { name: 'نسخ' }).getBoundingClientRect();
    await expect(copy.right).toBeLessThan(canvas.getByText('الإجابة').getBoundingClientRect().left);
  },
});

export const LongWords = meta.story({
  args: { label: longWord, code: longWord.repeat(4), isWrapped: true },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: longWord });
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await expect(region.parentElement?.offsetWidth).toBe(224);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const block = canvas.getByRole('group', { name: 'curl' }).parentElement;
    await expect(block && getComputedStyle(block).borderBlockStartWidth).toBe('1px');
  },
});
