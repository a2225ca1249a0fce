import { tests } from 'commonmark-spec';
import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
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

describe('a text that would take long', () => {
  const refusalOf = (text: string): unknown => {
    try {
      return markdown({ text, flavour: 'gfm', html: 'escape' }).text.length;
    } catch (error) {
      return error instanceof InputFault ? [error.code, error.values['max']] : error;
    }
  };

  // Each took between 3 and 50 seconds.
  it.each([
    ['quotes in quotes', '>'.repeat(30_000), 'too_deep', 100],
    ['lists in lists', '1. '.repeat(10_000), 'too_deep', 100],
    ['lines that continue a quote', `>${'a\n'.repeat(14_999)}`, 'too_many_lazy_lines', 4000],
    ['emphasis', '**a*'.repeat(7500), 'too_many_marks', 2000],
    ['deletions', 'a~~b~'.repeat(6000), 'too_many_marks', 2000],
    ['brackets that close', ']('.repeat(15_000), 'too_many_marks', 2000],
    ['images in images', `${'![a'.repeat(5000)}${'](b)'.repeat(3700)}`, 'too_many_brackets', 100],
    ['brackets in brackets', `${'['.repeat(15_000)}${']'.repeat(15_000)}`, 'too_many_brackets', 100],
    ['underlined headings', 'a\n=\n'.repeat(7500), 'too_many_underlines', 500],
    [
      'columns and short rows',
      `${'|a'.repeat(300)}\n${'|-'.repeat(300)}\n${'|\n'.repeat(14_000)}`,
      'too_many_cells',
      100_000,
    ],
  ])('is refused: %s', (_, text, code, max) => {
    expect(refusalOf(text)).toEqual([code, max]);
  });

  it.each([
    ['a hundred levels', '>'.repeat(100), 2699],
    ['a long line of asterisks', '* '.repeat(200), 6],
    ['brackets in code', `\`\`\`\n${'[a\n'.repeat(3000)}\`\`\`\n`, 9025],
    ['footnotes', `${'[^a] '.repeat(300)}\n\n[^a]: b`, 83_421],
    ['many paragraphs of emphasis', `${'*a* [b](c) '.repeat(100)}\n\n`.repeat(25), 72_675],
  ])('is not %s', (_, text, length) => {
    expect(refusalOf(text)).toBe(length);
  });
});
