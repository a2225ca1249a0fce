import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import htmlFormat from './html-format.ts';

const format = (text: string, options: { indent?: number } = {}) =>
  htmlFormat({ text, mode: 'format', indent: 2, keepComments: true, ...options });
const minify = (text: string, keepComments = false) => htmlFormat({ text, mode: 'minify', indent: 0, keepComments });

describe('formatting', () => {
  it('indents blocks and keeps inline content on its line', () => {
    const text =
      '<!DOCTYPE html><html lang=en><head><title> A  b </title><meta charset=utf-8></head><body><div><p>Hello <b>big</b>\n world</p><ul><li>one<li>two<br>three</ul>tail</div></body></html>';
    expect(format(text).text).toBe(`<!doctype html>
<html lang="en">
<head>
  <title>A b</title>
  <meta charset="utf-8">
</head>
<body>
  <div>
    <p>Hello <b>big</b> world</p>
    <ul>
      <li>one</li>
      <li>two<br>
        three</li>
    </ul>
    tail
  </div>
</body>
</html>
`);
  });

  it('has the chosen indent', () =>
    expect(format('<ul><li>a</ul>', { indent: 4 }).text).toBe('<ul>\n    <li>a</li>\n</ul>\n'));

  it.each([
    ['<pre>  a\n   b <b>c</b></pre>', '<pre>  a\n   b <b>c</b></pre>\n'],
    ['<pre>\n\na</pre>', '<pre>\n\na</pre>\n'],
    ['<div><textarea> a\n b</textarea></div>', '<div><textarea> a\n b</textarea></div>\n'],
    ['<script>if (a < b && c) {}\n</script>', '<script>if (a < b && c) {}\n</script>\n'],
    ['<svg viewBox="0 0 1 1"> <path d="M0 0"/> </svg>', '<svg viewBox="0 0 1 1"> <path d="M0 0"></path> </svg>\n'],
    ['a &lt; b &amp; c&nbsp;d', 'a &lt; b &amp; c&nbsp;d\n'],
    ['<p title=\'a "b" &amp;\'>x', '<p title="a &quot;b&quot; &amp;">x</p>\n'],
    ['<!-- a --><p>b</p>', '<!-- a -->\n<p>b</p>\n'],
    ['', ''],
    ['<a href=x><div>b</div></a>', '<a href="x"><div>b</div></a>\n'],
    ['<template><p>a</p></template>', '<template>\n  <p>a</p>\n</template>\n'],
    [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><p>a',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x">\n<html>\n<head></head>\n<body>\n  <p>a</p>\n</body>\n</html>\n',
    ],
  ])('%s', (text, expected) => expect(format(text).text).toBe(expected));
});

describe('minifying', () => {
  it.each([
    ['<p> a  <b> b </b> c </p>\n<p class="x y" id="z">', '<p>a <b>b </b>c</p><p class="x y" id=z></p>'],
    ['<input disabled="" value="">\n<button> a </button> b', '<input disabled value> <button> a </button> b'],
    ['a <br> b <hr> c', 'a<br>b<hr>c'],
    ['<a href="/a/b">x</a>', '<a href="/a/b">x</a>'],
    ['<ul> <li> a </li> <li> b </li> </ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<pre> a </pre>', '<pre> a </pre>'],
    ['a<!--x--> <!--y-->b', 'a b'],
    ['<i></i> a', '<i></i>a'],
  ])('%s', (text, expected) => expect(minify(text).text).toBe(expected));

  it('counts bytes and removed comments', () => {
    expect(minify('<p> é </p><!-- x --><!--[if IE]>y<![endif]-->')).toEqual({
      text: '<p>é</p><!--[if IE]>y<![endif]-->',
      before: 46,
      after: 34,
      notes: [{ code: 'comments_removed', pointer: '/text', values: { count: 1 } }],
    });
    expect(minify('a<!-- x -->', true).text).toBe('a<!-- x -->');
  });
});

it('notes what browsers repair', () => {
  expect(format('<p>a</b>\n<p id=a id=b>').notes).toEqual([
    { code: 'repaired', pointer: '/text', values: { count: 1, line: 2, column: 11, error: 'duplicate-attribute' } },
  ]);
});

it('rejects deep nesting', () => {
  expect(() => format('<i>'.repeat(301))).toThrow(expect.objectContaining({ code: 'too_deep' }));
});

it('rejects more elements than a page has', () => {
  expect(() => format('<br>'.repeat(100_001))).toThrow(expect.objectContaining({ code: 'too_many_elements' }));
});

it('shows the same: formatted, minified, and again', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\n',
    'b c',
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<i>',
    '</i>',
    '<div>',
    '</div>',
    '<br>',
    '<ul>',
    '<li>',
    '</ul>',
    '<img src=x>',
    '<pre>',
    '</pre>',
    '<!--x-->',
    '&amp;',
    '<span> </span>',
    '<table><tr><td>',
    '</table>',
    '<button>',
    '</button>',
    '<svg> x</svg>',
    '<a href="/?a=1&amp;b">',
    '</a>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join('');
      const small = minify(text, true).text;
      const formatted = format(text).text;
      expect(minify(small, true).text).toBe(small);
      expect(format(formatted).text).toBe(formatted);
      expect(minify(formatted, true).text).toBe(small);
    }),
    { numRuns: 400 },
  );
});
