import { SaxesParser } from 'saxes';
import { InputFault } from '../faults/input-fault.ts';

/** Nesting of elements; deeper input is rejected. */
const depthMax = 200;

/** What the parser reports, by a part of its message. */
const codes: readonly (readonly [part: string, code: string])[] = [
  ['unclosed tag', 'xml_unclosed'],
  ['unexpected close tag', 'xml_close_tag'],
  ['unmatched closing tag', 'xml_close_tag'],
  ['undefined entity', 'xml_entity'],
  ['entity reference', 'xml_ampersand'],
  ['character entity', 'xml_ampersand'],
  ['text data outside of root', 'xml_outside'],
  ['must contain a root element', 'xml_no_root'],
  ['only one root', 'xml_two_roots'],
  ['duplicate attribute', 'xml_duplicate_attribute'],
  ['unbound namespace prefix', 'xml_prefix'],
  ['unquoted attribute', 'xml_quotes'],
  ['attribute without value', 'xml_quotes'],
  ['disallowed character', 'xml_character'],
];

interface Checks {
  readonly pointer: string;
  /** Prefixes must be declared. */
  readonly hasNamespaces: boolean;
  /** References to entities of the document type may stand. @default false */
  readonly keepsEntities?: boolean;
}

/** @throws InputFault with a code that starts with `xml_` for text that is no well-formed XML 1.0 */
export function checkXml(text: string, { pointer, hasNamespaces, keepsEntities = false }: Checks): void {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text;
  const shift = text.length - source.length;
  const fault = (code: string, offset: number) =>
    new InputFault(code, { pointer, values: { max: depthMax }, in: { text, offset: Math.max(0, offset) + shift } });
  const parser = new SaxesParser({ xmlns: hasNamespaces, position: true });
  let depth = 0;
  parser.on('error', ({ message }) => {
    const found = codes.find(([part]) => message.includes(part));
    const isEntity = found?.[1] === 'xml_entity';
    if (isEntity && keepsEntities && /<!DOCTYPE/.test(source)) return;
    throw fault(found?.[1] ?? 'xml_syntax', parser.position - 1);
  });
  parser.on('opentag', () => {
    depth += 1;
    if (depth > depthMax) throw fault('xml_depth', parser.position - 1);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  if (source.trim() === '') throw fault('xml_no_root', 0);
  parser.write(source).close();
}
