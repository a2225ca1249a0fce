import fc from 'fast-check';
import type { DefaultTreeAdapterMap } from 'parse5';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import htmlClean from './html-clean.ts';

const clean = (text: string, allow: 'article' | 'inline' | 'none' = 'article') =>
  htmlClean({ text, allow, nofollow: false });
const cleaned = (text: string, allow?: 'article' | 'inline' | 'none') => clean(text, allow).text;

describe('what stays', () => {
  it.each([
    '<h1 title="x">A</h1><p>b <strong>c</strong> &amp; d<br>e</p>',
    '<ul><li>a</li><li value="3">b</li></ul><ol start="2" reversed=""><li>c</li></ol>',
    '<table><caption>x</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<a href="https://a.b/?c=1&amp;d">x</a><a href="/y">y</a><a href="mailto:a@b.c">m</a><a href="tel:+1">t</a>',
    '<img src="a.png" alt="b" width="2" height="3">',
    '<pre><code class="language-c++">a &lt; b\n</code></pre>',
    '<input type="checkbox" checked="" disabled="">',
    '<details open=""><summary>a</summary>b</details>',
    '<bdo dir="rtl" lang="ar">سلام</bdo>&nbsp;🌱',
    '<pre>\n\na</pre>',
  ])('%s', (html) => expect(clean(html)).toEqual({ text: html, notes: [] }));

  it('is less in the other sets', () => {
    expect(cleaned('<p>a <b>b</b></p><ul><li>c</li></ul>', 'inline')).toBe('<p>a <b>b</b></p>c\n\n');
    expect(cleaned('<p>a <b>b</b><br>&lt;c&gt;</p>', 'none')).toBe('a b\n&lt;c&gt;\n');
  });

  it('can get rel', () => {
    expect(htmlClean({ text: '<a href="/x" rel="me">x</a>', allow: 'inline', nofollow: true }).text).toBe(
      '<a href="/x" rel="nofollow noopener">x</a>',
    );
  });
});

describe('what is removed', () => {
  it.each([
    ['<script>alert(1)</script>a', 'a', 'content_removed', 'script'],
    ['<style>*{}</style>a', 'a', 'content_removed', 'style'],
    ['<iframe src="x">y</iframe>a', 'a', 'content_removed', 'iframe'],
    ['<svg><a xlink:href="javascript:x"><b>t</b></a></svg>a', '<b>t</b>a', 'content_removed', 'svg'],
    ['<math><mi>x</mi></math>a', 'a', 'content_removed', 'math'],
    ['<form action="x">a</form>', 'a\n', 'element_removed', 'form'],
    ['<blink>a</blink>', 'a', 'element_removed', 'blink'],
    ['<input type="text">a', 'a', 'element_removed', 'input'],
    ['<p onclick="x()">a</p>', '<p>a</p>', 'attribute_removed', 'onclick'],
    ['<p style="x">a</p>', '<p>a</p>', 'attribute_removed', 'style'],
    ['<p id="x">a</p>', '<p>a</p>', 'attribute_removed', 'id'],
    ['<code class="evil">a</code>', '<code>a</code>', 'attribute_removed', 'class'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>', 'url_removed', 'href'],
    ['<img src="data:text/html,x" alt="">', '<img alt="">', 'url_removed', 'src'],
    ['<img src="mailto:x">', '<img>', 'url_removed', 'src'],
    ['a<!-- b -->', 'a', 'comment_removed', ''],
  ])('%s', (html, text, code, name) => {
    const result = clean(html);
    expect(result.text).toBe(text);
    expect(result.notes).toContainEqual({ code, pointer: '/text', values: { name, count: 1 } });
  });

  it.each([
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java&#9;script:alert(1)',
    '&#1;javascript:alert(1)',
    'javascript&colon;alert(1)',
    'vbscript:x',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://a.b/c',
    'file:///etc/passwd',
  ])('the URL %j', (url) => expect(cleaned(`<a href="${url}">a</a>`)).toBe('<a>a</a>'));

  it('is counted', () => {
    expect(clean('<p id=a>1</p><p id=b>2</p><center>3</center>').notes).toEqual([
      { code: 'attribute_removed', pointer: '/text', values: { name: 'id', count: 2 } },
      { code: 'element_removed', pointer: '/text', values: { name: 'center', count: 1 } },
    ]);
  });
});

describe('attacks', () => {
  // OWASP XSS filter evasion cheat sheet and published mutation XSS.
  const attacks = [
    '<SCRIPT SRC=http://xss.rocks/xss.js></SCRIPT>',
    `<IMG SRC="javascript:alert('XSS');">`,
    '<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>',
    '<IMG SRC= onmouseover="alert(1)">',
    '<IMG SRC=/ onerror="alert(1)"></img>',
    '<SCRIPT/XSS SRC="x"></SCRIPT>',
    '<<SCRIPT>alert("XSS");//\\<</SCRIPT>',
    '<BODY ONLOAD=alert(1)>',
    '<INPUT TYPE="IMAGE" SRC="javascript:alert(1);">',
    '<LINK REL="stylesheet" HREF="javascript:alert(1);">',
    '<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert(1);">',
    '<TABLE BACKGROUND="javascript:alert(1)"><td>',
    '<DIV STYLE="width: expression(alert(1));">',
    '<BASE HREF="javascript:alert(1);//">',
    '<svg><p><style><!--</style><img src=x onerror=alert(1)>--></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<a href="&#x6A;&#x61;vascript:alert(1)">x</a>',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
    '<p title="&quot;><img src=x onerror=alert(1)>">a</p>',
    '<template><script>alert(1)</script></template>',
    '<select><style></select><img src=x onerror=alert(1)></style>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  ];
  const elements = /^(?:a|abbr|b|br|code|div|em|h1|img|li|p|pre|span|table|tbody|td|tr|ul|input)$/;
  const names = /^(?:href|src|alt|title|lang|dir|width|height|colspan|rowspan|type|checked|disabled)$/;

  function faults(html: string): string[] {
    const walk = (node: DefaultTreeAdapterMap['node']): string[] => {
      if (node.nodeName === '#comment') return ['comment'];
      if (!('tagName' in node)) return 'childNodes' in node ? node.childNodes.flatMap(walk) : [];
      const bad = node.attrs.filter(
        ({ name, value }) =>
          !names.test(name) || (/^(?:href|src)$/.test(name) && /^[\s\0-\x20]*\w+script:/i.test(value)),
      );
      return [
        ...(elements.test(node.tagName) ? [] : [node.tagName]),
        ...bad.map(({ name }) => name),
        ...node.childNodes.flatMap(walk),
      ];
    };
    return walk(parseFragment(html));
  }

  it.each(attacks)('%s', (attack) => expect(faults(cleaned(attack))).toEqual([]));

  it('of any mixture leave nothing', () => {
    const pieces = [
      ...attacks,
      '</p>',
      '<table>',
      '<tr><td>',
      '</table>',
      '<a href=x>',
      '</a>',
      '<svg>',
      '</svg>',
      '<math>',
      '<style>',
      '</style>',
      '<b>',
      '<!--',
      '-->',
      '"',
      "'",
      '>',
      '<pre>',
      '<ul><li>',
      '<title>',
      '</title>',
      '<![CDATA[',
      ']]>',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), (parts) => {
        expect(faults(cleaned(parts.join('')))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('limits', () => {
  it('are on depth', () => {
    expect(() => clean('<div>'.repeat(301))).toThrow(expect.objectContaining({ code: 'too_deep' }));
    expect(cleaned('<div>'.repeat(300)).length).toBe(300 * 11);
  });

  it('are on elements that repairing adds', () => {
    const formats = Array.from({ length: 250 }, (_, at) => `<b title=${at}>`).join('');
    expect(() => clean(`<p>${formats}` + '<p>x'.repeat(1000))).toThrow(
      expect.objectContaining({ code: 'too_many_elements' }),
    );
  });
});
