import { expect, it } from 'vitest';
import { markdownOfPage } from './page-markdown.ts';

const page = (article: string, other: Partial<Parameters<typeof markdownOfPage>[0]> = {}) =>
  markdownOfPage({
    body: `<nav><a href="/yard/">Menu</a></nav><main><div><h1>Limits</h1><p>How many calls you can make.</p></div><article>${article}</article></main>`,
    language: 'en',
    origin: 'https://yard.example/yard',
    basePath: '/yard',
    ...other,
  });
const head = '# Limits\n\nHow many calls you can make.\n\n';

it('writes the heading, the purpose and the article, without what only works in a browser', () => {
  expect(
    page(
      '<div><button>On this page</button></div><section><div><h2>Size</h2><span><button>Copy</button></span></div>' +
        '<p>Up to <code>5 MB</code>.<!-- --> Not more.</p><span aria-hidden="true">…</span></section>' +
        '<nav><a href="/yard/docs">Previous</a></nav>',
    ),
  ).toBe(`${head}## Size\n\nUp to \`5 MB\`. Not more.\n`);
});

it('completes links, and those to pages that are Markdown too lead to that, in the same language', () => {
  const links =
    '<p><a href="/yard/docs/errors#codes">Codes</a> <a href="/yard/hub/convert/data">Data</a> <a href="/yard/hub">Hub</a> ' +
    '<a href="/yard/docs?q=key">Search</a> <a href="/docs">Another site</a> <a href="https://example.org/docs">Example</a></p>';
  expect(page(links)).toBe(
    `${head}[Codes](https://yard.example/yard/docs/errors.md#codes) [Data](https://yard.example/yard/hub/convert/data.md) ` +
      '[Hub](https://yard.example/yard/hub) [Search](https://yard.example/yard/docs?q=key) [Another site](/docs) ' +
      '[Example](https://example.org/docs)\n',
  );
  expect(page('<a href="/yard/docs/errors#codes">Codes</a>', { language: 'ar' })).toBe(
    `${head}[Codes](https://yard.example/yard/docs/errors.md?lang=ar#codes)\n`,
  );
});

it('keeps code with its language, and fences that are longer than those in it', () => {
  const code =
    '<figure><figcaption>curl<button>Copy</button></figcaption><pre><code class="language-bash a1"><span>curl \\<!-- -->\n</span>' +
    '<span>  <span class="a2">--get</span><!-- -->\n</span></code></pre></figure>';
  expect(page(code)).toBe(`${head}\`\`\`bash\ncurl \\\n  --get\n\`\`\`\n`);
  expect(page('<pre><code class="language-markdown">```\na\n```\n</code></pre>')).toBe(
    `${head}\`\`\`\`markdown\n\`\`\`\na\n\`\`\`\n\`\`\`\`\n`,
  );
});

it('separates what pages lay out side by side, and lists terms with their descriptions', () => {
  const row =
    '<ul><li><div><code>text</code><span>text</span><span>required</span></div><div><span>Default</span><code>1</code></div></li></ul>';
  const terms =
    '<dl><div><dt><code>not_roman</code></dt><dd>Not <var>text</var>.</dd></div><dt>Cost</dt><dd><span>1 call</span></dd></dl>';
  expect(page(row + terms)).toBe(
    `${head}- \`text\` · text · required\n\n  Default: \`1\`\n\n- \`not_roman\`: Not *text*.\n- Cost: 1 call\n`,
  );
  expect(page(row, { language: 'fr' })).toContain('Default\u00a0: `1`');
});

it('writes tables, with titles of items as texts', () => {
  const table =
    '<table><thead><tr><th>Name</th><th>Meaning</th></tr></thead><tbody><tr><th><code>a|b</code></th><td>Two</td></tr></tbody></table>';
  expect(page(`${table}<ul><li><h3><a href="/yard/docs/files">Files</a></h3><p>Send files.</p></li></ul>`)).toBe(
    `${head}| Name | Meaning |\n| --- | --- |\n| \`a\\|b\` | Two |\n\n- [Files](https://yard.example/yard/docs/files.md)\n\n  Send files.\n`,
  );
});

it('escapes what would become HTML or Markdown', () => {
  expect(page('<p>(?&lt;name&gt;…) and a_b*c &lt; 3</p>')).toBe(`${head}(?\\<name>…) and a\\_b\\*c < 3\n`);
});

it('fails on a page without heading or article', () => {
  const options = { language: 'en', origin: '', basePath: '' } as const;
  expect(() => markdownOfPage({ ...options, body: '<h1>Hub</h1>' })).toThrow('The page has no heading or no article.');
  expect(() => markdownOfPage({ ...options, body: '<article></article>' })).toThrow(
    'The page has no heading or no article.',
  );
});
