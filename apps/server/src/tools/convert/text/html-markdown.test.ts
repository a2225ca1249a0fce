import { describe, expect, it } from 'vitest';
import htmlMarkdown from './html-markdown.ts';

interface Result {
  readonly text: string;
  readonly notes: readonly { readonly code: string; readonly detail: string }[];
}

const context = { signal: new AbortController().signal };
const convert = async (text: string, options: object = {}) =>
  (await htmlMarkdown.run(htmlMarkdown.input.parse({ text, ...options }), context)) as Result;

describe('Markdown', () => {
  it.each([
    ['<h2>A</h2><p>b <em>c</em> <strong>d</strong><br>e</p>', '## A\n\nb *c* **d**  \ne'],
    ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
    ['<pre><code class="language-js">a &lt; b\n</code></pre>', '```js\na < b\n```'],
    ['<blockquote><p>a</p></blockquote><hr>', '> a\n\n* * *'],
    ['<p>1. a * b _c_ [d]</p>', '1\\. a \\* b \\_c\\_ \\[d\\]'],
    ['<img src="a.png" alt="b">', '![b](a.png)'],
    [
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      '<table><tr><td>a|b</td><td align="right">c<br>d</td></tr><tr><td colspan="3">e</td></tr></table>',
      '| | | |\n| --- | --: | --- |\n| a\\|b | c<br>d |\n| e | | |',
    ],
    ['<table><caption>T</caption><tr><th>A</th></tr><tr><td></td></tr></table>', 'T\n\n| A |\n| --- |\n|  |'],
    [
      '<p>x</p><table><thead><tr><th>A<th>B<tbody><tr><td><ul><li>1<li>2</ul><td><p>p</table>y',
      'x\n\n| A | B |\n| --- | --- |\n| - 1<br>- 2 | p |\n\ny',
    ],
    ['<ul><li><input type="checkbox" checked> a</li></ul>', '- [x] a'],
    ['<del>a</del>', '~~a~~'],
    ['<ol start="9"><li>a</li><li><p>b</p><p>c</p></li></ol>', '9. a\n10. b\n\n    c'],
    ['<p>H<sub>2</sub>O <kbd>x</kbd></p>', 'H<sub>2</sub>O <kbd>x</kbd>'],
    ['<pre>a *b*\n  ```\n````</pre>', '`````\na *b*\n  ```\n````\n`````'],
    ['', ''],
    ['<p>مرحبا 🌱</p>', 'مرحبا 🌱'],
  ])('of %s', async (html, markdown) => {
    const { text } = await convert(html);
    expect(text).toBe(markdown);
  });

  it('can have links at the end', async () => {
    expect((await convert('<a href="/x">y</a>', { links: 'referenced' })).text).toBe('[y][1]\n\n[1]: /x');
  });

  it('of CommonMark has tables and deletions as HTML', async () => {
    const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
    expect((await convert(`<del>a</del>${table}`, { flavour: 'commonmark' })).text).toBe(`<del>a</del>\n\n${table}`);
  });

  it('notes what it leaves out', async () => {
    expect(await convert('<p>a</p><video src="x"></video><a href="javascript:x">b</a>')).toMatchObject({
      text: 'a\n\nb',
      notes: [
        { code: 'content_removed', detail: 'Elements removed with their content: video (1).' },
        { code: 'url_removed', detail: 'Attributes with a dangerous URL removed: href (1).' },
      ],
    });
  });
});
