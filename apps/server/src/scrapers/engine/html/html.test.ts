import { render } from 'dom-serializer';
import type { AnyNode, Document } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { compileCss } from './css.ts';
import { parseHtml } from './html.ts';
import { TooLarge } from '../limits.ts';
import { parseXml } from './xml.ts';

const written = (document: Document) => render(document.children as AnyNode[], { encodeEntities: 'utf8' });

function depthOf(document: Document): number {
  let deepest = 0;
  const waiting: [AnyNode, number][] = [[document, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next;
    deepest = Math.max(deepest, depth);
    if ('children' in node) for (const child of node.children) waiting.push([child, depth + 1]);
  }
  return deepest;
}

describe('HTML', () => {
  it('is put right as browsers do it', () => {
    expect(written(parseHtml('<!doctype html><p>one<p>two<table><div>x</div><tr><td>1<td>2</table>'))).toBe(
      '<!DOCTYPE html><html><head></head><body><p>one</p><p>two</p><div>x</div><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table></body></html>',
    );
    expect(written(parseHtml('<b><p>1</b>2</p>'))).toBe(
      '<html><head></head><body><b></b><p><b>1</b>2</p></body></html>',
    );
    expect(written(parseHtml('</div><a href=1 href=2 HREF=3>&amp;&copy;&#x41;&bogus;</a><br/>'))).toBe(
      '<html><head></head><body><a href="1">&amp;©A&amp;bogus;</a><br></body></html>',
    );
    expect(written(parseHtml(''))).toBe('<html><head></head><body></body></html>');
    expect(written(parseHtml('\0<\0div>'))).toBe('<html><head></head><body>&lt;div&gt;</body></html>');
  });

  it('includes the content of noscript', () => {
    expect(written(parseHtml('<body><noscript><img src=a.png></noscript>'))).toBe(
      '<html><head></head><body><noscript><img src="a.png"></noscript></body></html>',
    );
  });

  it('names attributes of SVG with their prefix', () => {
    expect(written(parseHtml('<svg><use xlink:href="#a"/></svg>'))).toBe(
      '<html><head></head><body><svg><use xlink:href="#a"/></svg></body></html>',
    );
  });

  it('nested without end becomes a tree of limited depth, with all of its text', () => {
    const document = parseHtml('<div>'.repeat(100_000) + 'bottom');
    expect(depthOf(document)).toBe(500);
    expect(written(document).includes('bottom')).toBe(true);
    expect(written(document).match(/<div>/g)).toHaveLength(100_000);
    expect(depthOf(parseHtml(`${'<div>'.repeat(498)}${'<i><u>x</u></i>'.repeat(1000)}`))).toBe(500);
  });

  it('with more nodes than the limit is rejected', () => {
    expect(() => parseHtml('<p>'.repeat(1_000_001))).toThrow(new TooLarge('The page has more than 1,000,000 nodes.'));
  });
});

describe('XML', () => {
  it('is read as far as it goes, with CDATA and its own case', () => {
    expect(
      render(parseXml('<rss><Item id="1"><link>a</link><![CDATA[<b>]]></Item><item>').children as AnyNode[], {
        xmlMode: true,
      }),
    ).toBe('<rss><Item id="1"><link>a</link><![CDATA[<b>]]></Item><item/></rss>');
  });

  it('has only its own attributes, under any name', () => {
    const document = parseXml('<a id="1" constructor="x"/><b/>');
    expect(
      compileCss('[constructor^="x"], [toString^="x"], [valueOf]', { xml: true })
        .all(document, 10)
        .map(({ attribs }) => ({ ...attribs })),
    ).toEqual([{ id: '1', constructor: 'x' }]);
  });

  it('never expands entities that it declares', () => {
    const bomb =
      '<!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;&x;"><!ENTITY f SYSTEM "file:///etc/passwd">]><a>&z;&f;&amp;&#65;</a>';
    const { children } = parseXml(bomb);
    expect(render(children.slice(-1) as AnyNode[], { xmlMode: true, decodeEntities: false })).toBe('<a>&z;&f;&A</a>');
  });

  it('nested without end becomes a tree of limited depth', () => {
    expect(depthOf(parseXml('<a>'.repeat(20_000)))).toBe(500);
  });
});
