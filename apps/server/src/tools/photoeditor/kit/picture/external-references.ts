/** What an SVG takes from other files. The renderer loads none of them, so the picture would lack something. */
import { SaxesParser } from 'saxes';

/** The first external reference of an SVG, or null. A link that people follow is none. */
export function externalReference(svg: string): string | null {
  let found: string | null = null;
  let element = '';
  const report = (reference: string) => (found ??= reference.slice(0, 200));
  const parser = new SaxesParser();
  const readStyle = (css: string) => {
    for (const [, imported] of css.matchAll(/@import\s+(?:url\()?\s*["']?([^"')\s;]{1,200})/gi)) report(imported ?? '');
    for (const [, url] of css.matchAll(/url\(\s*["']?([^"')\s]{1,200})/gi)) if (url && isExternal(url)) report(url);
  };
  parser.on('opentag', ({ name, attributes }) => {
    element = name.replace(/^.*:/, '');
    for (const [key, value] of Object.entries(attributes)) {
      if (/^(?:xlink:)?href$/.test(key) && element !== 'a' && isExternal(value)) report(value);
      else if (/url\(/i.test(value)) readStyle(value);
    }
  });
  parser.on('text', (text) => element === 'style' && readStyle(text));
  parser.on('cdata', (text) => element === 'style' && readStyle(text));
  parser.on('processinginstruction', ({ target, body }) => target === 'xml-stylesheet' && report(body));
  parser.on('doctype', (type) => {
    const [, entity] = /<!ENTITY\s[^>]*?\b(?:SYSTEM|PUBLIC)\b([^>]*)/.exec(type) ?? [];
    if (entity !== undefined) report(entity.trim());
  });
  // What is not well-formed is for the renderer to refuse.
  parser.on('error', () => {});
  parser.write(svg).close();
  return found;
}

const isExternal = (reference: string): boolean => !/^\s*(?:#|data:|$)/i.test(reference);
