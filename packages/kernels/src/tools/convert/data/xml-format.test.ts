import { describe, expect, it } from 'vitest';
import xmlFormat from './xml-format.ts';

const formatted = (text: string) => xmlFormat({ text, indent: '2', comments: true }).text;
const minified = (text: string) => xmlFormat({ text, indent: 'none', comments: true }).text;

describe('xmlFormat', () => {
  it('indents elements and keeps mixed content', () => {
    expect(
      formatted(
        '<?xml version="1.0"?><a  x = "1 > 0"\n y=\'2\'><b>t <i>m</i> <u  >u</u> </b><c/><e><f>1</f><!-- c --></e></a>',
      ),
    ).toBe(
      [
        '<?xml version="1.0"?>',
        '<a x="1 > 0" y=\'2\'>',
        '  <b>t <i>m</i> <u>u</u> </b>',
        '  <c/>',
        '  <e>',
        '    <f>1</f>',
        '    <!-- c -->',
        '  </e>',
        '</a>',
        '',
      ].join('\n'),
    );
  });

  it('keeps white space that is data', () => {
    const text = '<a><b> </b><c xml:space="preserve"> <d> <e/> </d></c><f><![CDATA[ x ]]> <g/></f></a>';
    expect(minified(text)).toBe(text);
    expect(formatted(text)).toBe(
      '<a>\n  <b> </b>\n  <c xml:space="preserve"> <d> <e/> </d></c>\n  <f><![CDATA[ x ]]> <g/></f>\n</a>\n',
    );
  });

  it('keeps the document type and references to its entities', () => {
    const text = '<!DOCTYPE a [<!ENTITY e "]>"><!-- ]> -->]><a>&e;&lt;&#x41;</a>';
    expect(minified(text)).toBe(text);
  });

  it('removes space between elements, and comments if asked', () => {
    const text = '<a>\n <!-- c -->\n <b>\n  <c>x</c>\n </b>\n</a>\n';
    expect(minified(text)).toBe('<a><!-- c --><b><c>x</c></b></a>');
    expect(xmlFormat({ text, indent: 'none', comments: false })).toEqual({
      text: '<a><b><c>x</c></b></a>',
      bytes: 22,
      bytesBefore: text.length,
    });
  });

  it('gives the same when it is formatted again', () => {
    const once = formatted('<a><b><c>1</c><d>x <i/> y</d></b><!-- n --><?p q?></a>');
    expect(formatted(once)).toBe(once);
  });

  it.each([
    ['<a>', 'xml_unclosed'],
    ['<a></b>', 'xml_close_tag'],
    ['<a>&x;</a>', 'xml_entity'],
    ['<a>&#xZ;</a>', 'xml_ampersand'],
    ['x', 'xml_outside'],
    [' ', 'xml_no_root'],
    ['<a/><b/>', 'xml_two_roots'],
    ['<a b="1" b="2"/>', 'xml_duplicate_attribute'],
    ['<a b=1/>', 'xml_quotes'],
    ['<a>\u0001</a>', 'xml_character'],
    ['<a>]]></a>', 'xml_syntax'],
    [`${'<a>'.repeat(201)}${'</a>'.repeat(201)}`, 'xml_depth'],
  ])('rejects %j', (text, code) => {
    expect(() => formatted(text)).toThrow(expect.objectContaining({ code, pointer: '/text' }));
  });

  it('gives the place', () => {
    expect(() => formatted('<a>\n  <b x=1/>\n</a>')).toThrow(
      expect.objectContaining({ code: 'xml_quotes', place: { line: 2, column: 8 } }),
    );
  });

  it('rejects results larger than 20 MB', () => {
    const text = `${'<a>'.repeat(199)}${'<b/>'.repeat(60_000)}${'</a>'.repeat(199)}`;
    expect(() => xmlFormat({ text, indent: '4', comments: true })).toThrow(
      expect.objectContaining({ code: 'result_size' }),
    );
  });
});
