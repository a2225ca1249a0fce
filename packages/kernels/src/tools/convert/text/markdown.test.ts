import { tests } from 'commonmark-spec';
import { describe, expect, it } from 'vitest';
import markdown from './markdown.ts';

const html = (text: string, flavour: 'commonmark' | 'gfm' = 'gfm') => markdown({ text, flavour, html: 'escape' });

describe('the CommonMark specification 0.31.2', () => {
  it('has 652 examples', () => expect(tests).toHaveLength(652));

  it('is met', () => {
    const written = tests.map(({ markdown: text, html: expected, number }) => {
      const source = text.replaceAll('→', '\t');
      const result = markdown({ text: source, flavour: 'commonmark', html: 'keep' }).text;
      return [number, result.replace(/\n$/, ''), expected.replaceAll('→', '\t').replace(/\n$/, '')] as const;
    });
    expect(written.filter(([, result, expected]) => result !== expected)).toEqual([]);
  });
});

describe('GitHub Flavored Markdown', () => {
  // From https://github.github.com/gfm/, examples 198, 279, 491, 622 and 631.
  it.each([
    [
      '| foo | bar |\n| --- | --- |\n| baz | bim |\n',
      '<table>\n<thead>\n<tr>\n<th>foo</th>\n<th>bar</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>baz</td>\n<td>bim</td>\n</tr>\n</tbody>\n</table>\n',
    ],
    [
      '- [ ] foo\n- [x] bar\n',
      '<ul>\n<li><input type="checkbox" disabled="" /> foo</li>\n<li><input type="checkbox" disabled="" checked="" /> bar</li>\n</ul>\n',
    ],
    ['~~Hi~~ Hello, ~there~ world!\n', '<p><del>Hi</del> Hello, <del>there</del> world!</p>\n'],
    ['www.commonmark.org\n', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>\n'],
    ['foo@bar.baz\n', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>\n'],
  ])('%j', (text, expected) => {
    expect(
      html(text).text.replaceAll(/<input [^>]*>/g, (input) =>
        input.includes('checked')
          ? '<input type="checkbox" disabled="" checked="" />'
          : '<input type="checkbox" disabled="" />',
      ),
    ).toBe(expected);
  });

  it('has footnotes', () =>
    expect(html('a[^1]\n\n[^1]: b').text).toContain('<section data-footnotes="" class="footnotes">'));

  it('is not in CommonMark', () => expect(html('~~a~~', 'commonmark').text).toBe('<p>~~a~~</p>'));
});

describe('safety', () => {
  it('makes raw HTML text', () => {
    expect(html('<script>alert(1)</script>\n\na <b onclick="x">b</b>')).toEqual({
      text: '&lt;script&gt;alert(1)&lt;/script&gt;\n<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>',
      notes: [{ code: 'html_escaped', pointer: '/text' }],
    });
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '&#106;avascript:x'])(
    'removes the URL %s',
    (url) => {
      expect(html(`[a](${url})`)).toEqual({
        text: '<p><a href="">a</a></p>',
        notes: [{ code: 'urls_removed', pointer: '/text' }],
      });
    },
  );

  it('keeps usual URLs', () => {
    expect(html('[a](https://a.b?c=1&d) ![b](/c.png "d")')).toEqual({
      text: '<p><a href="https://a.b?c=1&amp;d">a</a> <img src="/c.png" alt="b" title="d" /></p>',
      notes: [],
    });
  });

  it('can be turned off, which is noted', () => {
    expect(markdown({ text: '<b>x</b>', flavour: 'commonmark', html: 'keep' })).toEqual({
      text: '<p><b>x</b></p>',
      notes: [{ code: 'not_safe', pointer: '/text' }],
    });
  });
});
