import { describe, expect, it } from 'vitest';
import { placeOf } from '../../faults/text-place';
import { Fault } from '../fault.ts';
import { type Format, formats, type Style } from '../formats.ts';
import { Notes } from '../notes.ts';

const style: Style = { indent: 0, delimiter: 'auto', header: true };

function convert(text: string, from: Format, to: Format): { text: string; notes: string[] } {
  const notes = new Notes();
  const written = formats[to].write(formats[from].read(text, notes, style), notes, style);
  return { text: written, notes: notes.list.map(({ pointer, code }) => `${code} ${pointer}`) };
}

function refusal(text: string): string {
  try {
    return `read as ${convert(text, 'xml', 'json').text}`;
  } catch (error) {
    if (!(error instanceof Fault) || error.offset === null) throw error;
    const { line, column } = placeOf(text, error.offset);
    return `${line}:${column} ${error.message.replace('This is not valid XML: ', '')}`;
  }
}

const xmlUri = 'http://www.w3.org/XML/1998/namespace';
const xmlnsUri = 'http://www.w3.org/2000/xmlns/';

describe('namespaces', () => {
  it.each([
    ['an element without a declaration', '<a>\n  <p:b/></a>', '2:4 the prefix p is not declared.'],
    ['an attribute without a declaration', '<a>\n  <b c="p:d" p:d=""/></a>', '2:14 the prefix p is not declared.'],
    ['a declaration that has ended', '<a><b xmlns:p="u"/><p:c/></a>', '1:21 the prefix p is not declared.'],
    [
      'the prefix xml for another namespace',
      '<a xmlns:xml="u"/>',
      '1:4 the prefix xml cannot be declared with another namespace.',
    ],
    [
      'the namespace of xml for another prefix',
      `<a xmlns:p="${xmlUri}"/>`,
      '1:4 the namespace is reserved for the prefix xml.',
    ],
    [
      'the namespace of xml as the default',
      `<a xmlns="${xmlUri}"/>`,
      '1:4 the namespace is reserved for the prefix xml.',
    ],
    ['the prefix xmlns', '<a xmlns:xmlns="u"/>', '1:4 the prefix xmlns cannot be declared.'],
    ['the namespace of xmlns', `<a xmlns:p="${xmlnsUri}"/>`, '1:4 the namespace is reserved for the prefix xmlns.'],
    ['an element with the prefix xmlns', '<xmlns:a/>', '1:2 the prefix xmlns cannot be used for elements.'],
    ['an empty namespace', '<a b=""\n  xmlns:p=""/>', '2:3 the namespace of the prefix p is empty.'],
    [
      'an attribute by two prefixes',
      '<a xmlns:p="u" xmlns:q="u" p:b="" q:b=""/>',
      '1:35 the attribute q:b appears twice, by two prefixes.',
    ],
    ['two colons', '<a:b:c xmlns:a="u"/>', '1:2 the name a:b:c is malformed.'],
    ['a colon at the start', '<:a/>', '1:2 the name :a is malformed.'],
    ['a colon at the end', '<a b:=""/>', '1:4 the name b: is malformed.'],
    ['a digit after the colon', '<a xmlns:p="u"><p:1/></a>', '1:17 the name p:1 is malformed.'],
    ['a colon in an instruction', '<a>\n<?p:q r?></a>', '2:3 the name p:q is malformed.'],
    ['an attribute twice', '<a b="" b=""/>', '1:14 duplicate attribute: b.'],
  ])('reject %s', (_, text, expected) => expect(refusal(text)).toBe(expected));

  it.each([
    '<p:a xmlns:p="u" p:b="1" b="2"><p:c/></p:a>',
    '<a xml:lang="en" xml:space="preserve"/>',
    `<a xmlns:xml="${xmlUri}"/>`,
    '<a xmlns="u"><b xmlns=""/></a>',
    '<a xmlns:p="u"><b xmlns:p="v"/><p:c/></a>',
    '<a xmlns:p="u" xmlns:q="v" p:b="" q:b=""/>',
  ])('accept %s', (text) => expect(refusal(text)).toMatch(/^read as/));

  it('can be undeclared in XML 1.1', () => {
    expect(refusal('<?xml version="1.1"?><a xmlns:p="u"><b xmlns:p=""/></a>')).toMatch(/^read as/);
    expect(refusal('<?xml version="1.1"?><a xmlns:p="u"><p:b xmlns:p=""/></a>')).toBe(
      '1:38 the prefix p is not declared.',
    );
  });

  it('are written as they are when declared', () => {
    expect(convert('<p:a xmlns:p="u"><p:b p:c="1"/></p:a>', 'xml', 'xml')).toEqual({
      text: '<?xml version="1.0" encoding="UTF-8"?>\n<p:a xmlns:p="u"><p:b p:c="1"/></p:a>\n',
      notes: [],
    });
  });

  it.each([
    [
      'prefixes that are not declared',
      '{"a":{"@p:b":"1","q:c":{"@xmlns:q":"u","q:d":"2"},"q:e":"3"}}',
      '<a p_x003A_b="1"><q:c xmlns:q="u"><q:d>2</q:d></q:c><q_x003A_e>3</q_x003A_e></a>',
      ['namespace /a/@p:b', 'namespace /a/q:e'],
    ],
    [
      'a root without a declaration',
      '{"a:b":{"@xmlns:b":"u","b:c":""}}',
      '<a_x003A_b xmlns:b="u"><b:c/></a_x003A_b>',
      ['namespace /a:b'],
    ],
    [
      'declarations that are not allowed',
      `{"a":{"@xmlns:p":"","@xmlns:xml":"u","@xmlns:xmlns":"u","@xmlns:q":"${xmlUri}","p:b":""}}`,
      `<a xmlns_x003A_p="" xmlns_x003A_xml="u" xmlns_x003A_xmlns="u" xmlns_x003A_q="${xmlUri}"><p_x003A_b/></a>`,
      [
        'namespace /a/@xmlns:p',
        'namespace /a/@xmlns:xml',
        'namespace /a/@xmlns:xmlns',
        'namespace /a/@xmlns:q',
        'namespace /a/p:b',
      ],
    ],
    ['an element with the prefix xmlns', '{"xmlns:a":"b"}', '<xmlns_x003A_a>b</xmlns_x003A_a>', ['namespace /xmlns:a']],
    [
      'an attribute by two prefixes',
      '{"a":{"@xmlns:p":"u","@xmlns:q":"u","@p:b":"1","@q:b":"2"}}',
      '<a xmlns:p="u" xmlns:q="u" p:b="1" q_x003A_b="2"/>',
      ['namespace /a/@q:b'],
    ],
  ])('keep %s as names without a prefix, with a note', (_, json, xml, notes) => {
    expect(convert(json, 'json', 'xml')).toEqual({ text: `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, notes });
    expect(convert(xml, 'xml', 'json').text).toBe(`${json}\n`);
  });

  it('are left out when a default namespace is reserved', () => {
    expect(convert(`{"a":{"@xmlns":"${xmlnsUri}","b":"c"}}`, 'json', 'xml')).toEqual({
      text: '<?xml version="1.0" encoding="UTF-8"?>\n<a><b>c</b></a>\n',
      notes: ['namespace /a/@xmlns'],
    });
  });

  it('are described in notes', () => {
    const notes = new Notes();
    formats.xml.write(new Map([['p:a', new Map([['@xmlns', xmlUri]])]]), notes, style);
    expect(notes.list.map(({ detail }) => detail)).toEqual([
      'The namespace is reserved for the prefix xml, so the attribute is left out.',
      'The prefix p is not declared, so p:a is written as p_x003A_a.',
    ]);
  });
});

describe('the document type', () => {
  it.each([
    ['no name', '<!DOCTYPE><a/>', '1:1'],
    ['no name but brackets', '<!DOCTYPE []><a/>', '1:1'],
    ['no space', '<!-- x -->\n<!DOCTYPEa><a/>', '2:1'],
    ['a name that is none', '<!DOCTYPE 1a><a/>', '1:1'],
    ['two names', '<!DOCTYPE a b><a/>', '1:13'],
    ['two colons', '<!DOCTYPE a:b:c><a/>', '1:14'],
    ['SYSTEM without an address', '<!DOCTYPE a SYSTEM><a/>', '1:13'],
    ['an address without quotes', '<!DOCTYPE a SYSTEM a.dtd><a/>', '1:13'],
    ['PUBLIC without an address', '<!DOCTYPE a PUBLIC "-//A"><a/>', '1:13'],
    ['a public identifier with other characters', '<!DOCTYPE a PUBLIC "{" "u"><a/>', '1:13'],
    ['lowercase words', '<!DOCTYPE a system "u"><a/>', '1:13'],
    ['text after the address', '<!DOCTYPE a SYSTEM "u" x><a/>', '1:24'],
    ['text after the brackets', '<!DOCTYPE a [] x><a/>', '1:14'],
    ['text in brackets', '<!DOCTYPE a [ x ]><a/>', '1:15'],
    ['an unknown declaration', '<!DOCTYPE a [\n<!ELEMENTS a ANY>]><a/>', '2:1'],
    ['an element without content', '<!DOCTYPE a [<!ELEMENT a>]><a/>', '1:14'],
    ['a bracket too many', '<!DOCTYPE a [<!ELEMENT a ())>]><a/>', '1:14'],
    ['a bracket too few', '<!DOCTYPE a [<!ELEMENT a ((b)>]><a/>', '1:14'],
    ['empty brackets', '<!DOCTYPE a [<!ELEMENT a ()>]><a/>', '1:14'],
    ['two separators', '<!DOCTYPE a [<!ELEMENT a (b|c,d)>]><a/>', '1:14'],
    ['nothing behind a separator', '<!DOCTYPE a [<!ELEMENT a (b,)>]><a/>', '1:14'],
    ['text and elements once', '<!DOCTYPE a [<!ELEMENT a (#PCDATA|b)>]><a/>', '1:14'],
    ['text behind elements', '<!DOCTYPE a [<!ELEMENT a (b|#PCDATA)*>]><a/>', '1:14'],
    ['an attribute of no values', '<!DOCTYPE a [<!ATTLIST a b () #IMPLIED>]><a/>', '1:14'],
    ['an attribute without a type', '<!DOCTYPE a [<!ATTLIST a b>]><a/>', '1:14'],
  ])('is rejected with %s', (_, text, place) => expect(refusal(text)).toBe(`${place} the document type is malformed.`));

  it.each([
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE  a\n><a/>',
    '<?xml version="1.0"?>\n<!-- <!DOCTYPE b c> -->\n<?p q?>\n<!DOCTYPE p:a SYSTEM \'u"\'><a/>',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html/>',
    '<!DOCTYPE a []><a/>',
    `<!DOCTYPE a [
  <!-- <!ENTITY x "y"> --> <?p q?>
  <!ELEMENT a (b|c)*> <!ELEMENT b (#PCDATA)> <!ELEMENT c EMPTY>
  <!ATTLIST a b CDATA #IMPLIED c (d|e) "d" f:g NMTOKEN #FIXED 'h'>
  <!NOTATION n PUBLIC "p">
] ><a/>`,
  ])('is removed with a note: %j', (text) => {
    expect(refusal(text)).toMatch(/^read as/);
    expect(convert(text, 'xml', 'json').notes).toContain('doctype ');
  });

  it.each([
    ['<!DOCTYPE a [<!-- <!ENTITY x "y"> -->\n<!ENTITY x "y">]><a/>', '2:1'],
    ['<!DOCTYPE a [ %x; ]><a/>', '1:15'],
  ])('is rejected with entities: %j', (text, place) => {
    expect(refusal(text)).toBe(
      `${place} The document declares entities, which are not supported. Write the text itself.`,
    );
  });
});
