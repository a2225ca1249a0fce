import { ScraperDefinition, type ScraperDefinitionInput } from '@apiyard/api/contract/scrapers/scraper-definition';
import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import { harmlessHtml, numberElements } from './html/harmless-html.ts';
import { parseHtml } from './html/html.ts';
import { indentedJson } from './json/indented-json.ts';

function look(part: Partial<ScraperDefinitionInput>, text: string) {
  const definition = ScraperDefinition.parse({
    path: 'x',
    title: 'x',
    summary: 'x',
    request: { url: 'https://x.example/' },
    source: 'html',
    fields: [{ name: 'x' }],
    ...part,
  });
  const { fields, page } = extract(
    definition,
    {
      url: 'https://x.example/',
      status: 200,
      contentType: 'text/html; charset=utf-8',
      body: new TextEncoder().encode(text),
    },
    {},
    { look: true },
  );
  if (!page) throw new Error('Nothing to look at.');
  const marked = Object.fromEntries(
    fields.map(({ name, ranges }) => [name, ranges.map(([start, end]) => page.source.slice(start, end))]),
  );
  return { fields, page, marked };
}
const harmless = (html: string) => {
  const document = parseHtml(html);
  return harmlessHtml(document, numberElements(document), 512_000)
    .replace('<!doctype html><html data-n="0"><head data-n="1"></head><body data-n="2">', '')
    .replace('</body></html>', '');
};

describe('the inspector shows', () => {
  it('what each selector matched: in the source, on the page, and as callers get it', () => {
    const html = 'é<ul><li><a href="/a">A</a>\r\n<li><a href="/b">B</a> <i>1</i></ul><a class=next href=?2>more</a>';
    const { fields, page, marked } = look(
      {
        items: { css: 'li' },
        fields: [
          { name: 'link', select: { css: 'a' }, attr: 'href', type: 'url' },
          { name: 'who', fields: [{ name: 'no', select: { css: 'i' }, type: 'integer' }] },
          { name: 'letter', select: { regex: '[A-Z]' } },
        ],
        next: { css: '.next', pagesMax: 2 },
      },
      html,
    );
    expect(fields.map(({ name, matches, samples, nodes }) => [name, matches, samples, nodes])).toEqual([
      [
        'items',
        2,
        [
          { link: 'https://x.example/a', who: { no: null }, letter: 'A' },
          { link: 'https://x.example/b', who: { no: 1 }, letter: 'B' },
        ],
        [4, 6],
      ],
      ['link', 2, ['https://x.example/a', 'https://x.example/b'], [5, 7]],
      ['who', 2, [{ no: null }, { no: 1 }], [4, 6]],
      ['who.no', 1, [1], [8]],
      ['letter', 2, ['A', 'B'], [4, 6]],
      ['next', 1, ['https://x.example/?2'], [9]],
    ]);
    expect(marked['items']).toEqual(['<li><a href="/a">A</a>\r\n', '<li><a href="/b">B</a> <i>1</i>']);
    expect(marked['link']).toEqual(['href="/a"', 'href="/b"']);
    expect(marked['who.no']).toEqual(['<i>1</i>']);
    expect(page).toEqual({
      url: 'https://x.example/',
      status: 200,
      contentType: 'text/html; charset=utf-8',
      charset: 'utf-8',
      bytes: 96,
      source: html,
      isCut: false,
      html: '<!doctype html><html data-n="0"><head data-n="1"></head><body data-n="2">é<ul data-n="3"><li data-n="4"><a data-n="5" data-href="/a">A</a>\n</li><li data-n="6"><a data-n="7" data-href="/b">B</a> <i data-n="8">1</i></li></ul><a data-n="9" class="next" data-href="?2">more</a></body></html>',
    });
  });

  it('JSON laid out, with the values that were found', () => {
    const { page, marked } = look(
      {
        source: 'json',
        items: { jsonpath: '$.a[*]' },
        fields: [
          { name: 'n', select: { jsonpath: '$.n' } },
          { name: 'cut', select: { regex: '[b-z]+' } },
        ],
      },
      '{"a":[{"n":"x"},{"n":"yz"}],"b":{}}',
    );
    expect(page.source).toBe(
      '{\n  "a": [\n    {\n      "n": "x"\n    },\n    {\n      "n": "yz"\n    }\n  ],\n  "b": {}\n}',
    );
    expect(marked).toEqual({
      items: ['{\n      "n": "x"\n    }', '{\n      "n": "yz"\n    }'],
      n: ['"x"', '"yz"'],
      cut: ['{\n      "n": "x"\n    }', '{\n      "n": "yz"\n    }'],
    });
    expect(page.html).toBeNull();
  });

  it('XML and text, with what was found', () => {
    expect(
      look({ source: 'xml', items: { css: 'b' }, fields: [{ name: 'c', attr: 'c' }] }, '<a><b c="1"/><b>2</b></a>')
        .marked,
    ).toEqual({ items: ['<b c="1"/>', '<b>2</b>'], c: ['<b c="1"/>', '<b>2</b>'] });
    expect(
      look(
        { source: 'text', items: { regex: 'n=(.*)' }, fields: [{ name: 'd', select: { regex: '\\d' } }] },
        'n=a1\nn=2',
      ).marked,
    ).toEqual({ items: ['a1', '2'], d: ['1', '2'] });
  });

  it('at most five samples, 500 marks and 512,000 characters, long values cut', () => {
    const { fields, page } = look(
      { items: { css: 'p' }, fields: [{ name: 'x' }] },
      `<p>${'long '.repeat(200)}</p>`.repeat(700),
    );
    expect(
      fields.map(({ matches, samples, ranges, nodes }) => [matches, samples.length, ranges.length, nodes.length]),
    ).toEqual([
      [700, 5, 500, 500],
      [700, 5, 500, 500],
    ]);
    expect(fields[1]?.samples[0]).toBe(`${'long '.repeat(200).slice(0, 299)}…`);
    expect([page.source.length, page.isCut, (page.html ?? '').length < 514_000]).toEqual([512_000, true, true]);
    expect(page.html?.endsWith('</p></body></html>')).toBe(true);
  });
});

describe('a harmless page', () => {
  it('runs nothing and loads nothing', () => {
    expect(
      harmless(
        '<body><script>alert(1)</script><noscript><img src=x></noscript><iframe src=x></iframe><object data=x></object><embed src=x><link rel=stylesheet href=x><style>@import "x"</style><meta http-equiv=refresh content=0><base href=x><template><p>t</p></template><svg onload=x><script>y</script><a xlink:href=z /></svg><p onclick="x()">kept</p>',
      ),
    ).toBe('<svg data-n="15"></svg><p data-n="18">kept</p>');
  });

  it('keeps addresses under other names, and nothing that runs', () => {
    expect(
      harmless(
        '<a href="javascript:x" id=a class="b c" style="background:url(x)" data-n=9 autofocus target=_top>l</a><img src=a.png srcset="b 2x" alt="A &quot;b&quot;" width=1><form action=/x method=post><input type=image src=x name=q value=v><button type=submit formaction=/y>go</button></form><video poster=p src=v autoplay></video><p hidden contenteditable background=z>h</p><dialog>d</dialog><xmp><b></xmp>',
      ),
    ).toBe(
      '<a data-n="3" data-href="javascript:x" id="a" class="b c" data-style="background:url(x)" data-autofocus="" data-target="_top">l</a>' +
        '<img data-n="4" data-src="a.png" data-srcset="b 2x" alt="A &quot;b&quot;" width="1">' +
        '<form data-n="5" data-action="/x" data-method="post"><input data-n="6" data-type="image" data-src="x" name="q" value="v" form=""><button data-n="7" data-type="submit" data-formaction="/y" type="button" form="">go</button></form>' +
        '<video data-n="8" data-poster="p" data-src="v" data-autoplay=""></video>' +
        '<p data-n="9" data-contenteditable="" data-background="z">h</p><div data-n="10" data-tag="dialog">d</div><div data-n="11" data-tag="xmp">&lt;b&gt;</div>',
    );
  });
});

describe('a harmless page of hostile names', () => {
  it('keeps the DOM properties of a document and its forms accessible', () => {
    expect(
      harmless(
        '<img name=querySelectorAll id=logo><form name=body id=f><input name=id form=f><img id=children><fieldset name=attributes></fieldset></form><a name=top id=b>x</a>',
      ),
    ).toBe(
      '<img data-n="3" data-name="querySelectorAll" data-id="logo"><form data-n="4" data-name="body" id="f"><input data-n="5" name="id" data-form="f" form="">' +
        '<img data-n="6" data-id="children"><fieldset data-n="7" name="attributes" form=""></fieldset></form><a data-n="8" name="top" id="b">x</a>',
    );
  });
});

describe('indented JSON', () => {
  it('equals the output of JSON.stringify, cut at the requested length', () => {
    const value = { a: [1, { b: null, c: 'x\ny' }], d: [], e: {} };
    const ranges: [string, number, number][] = [];
    const wanted = [['a', 1, 'c'], ['d'], [], ['none']].map((location) => ({
      location,
      found: (start: number, end: number) => void ranges.push([location.join('.'), start, end]),
    }));
    const { text, isCut } = indentedJson(value, wanted, 10_000);
    expect([text, isCut]).toEqual([JSON.stringify(value, null, 2), false]);
    expect(ranges.map(([name, start, end]) => [name, text.slice(start, end)])).toEqual([
      ['a.1.c', '"x\\ny"'],
      ['d', '[]'],
      ['', text],
    ]);
    expect(
      indentedJson(
        Array.from({ length: 1000 }, (_, id) => ({ id })),
        [{ location: [999], found: () => expect.unreachable() }],
        100,
      ),
    ).toEqual({
      text: JSON.stringify(
        Array.from({ length: 1000 }, (_, id) => ({ id })),
        null,
        2,
      ).slice(0, 100),
      isCut: true,
    });
  });
});
