/** XMP (ISO 16684-1): simple properties and lists by their prefixed names. */
import { SaxesParser } from 'saxes';
import type { MetadataValues } from './values.ts';
import { shortened } from './values.ts';

/** More are not of a photograph. */
const valuesMax = 1000;

export function readXmp(xmp: string): MetadataValues {
  const values: MetadataValues = {};
  const path: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  // A block is padded, and may be cut.
  parser.on('error', () => {});
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    text = '';
    if (name !== 'rdf:Description' || path.at(-2) !== 'rdf:RDF') return;
    for (const [key, value] of Object.entries(attributes))
      if (!key.startsWith('xmlns') && key !== 'rdf:about') add(values, key, value);
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    const at = path.lastIndexOf('rdf:Description');
    const [property, list, item, more] = path.slice(at + 1);
    const isTop = at > 0 && path.indexOf('rdf:Description') === at;
    const content = text.trim();
    if (isTop && property !== undefined && content !== '') {
      if (list === undefined) add(values, property, content);
      else if (item === 'rdf:li' && more === undefined) {
        // Alternatives are the same text in several languages: the first is the default.
        if (list !== 'rdf:Alt') add(values, property, [values[property] ?? [], shortened(content)].flat());
        else if (values[property] === undefined) add(values, property, content);
      }
    }
    if (path.at(-1) === name) path.pop();
    text = '';
  });
  parser.write(xmp).close();
  return values;
}

function add(values: MetadataValues, name: string, value: string | (string | number)[]): void {
  if (Object.keys(values).length >= valuesMax) return;
  values[name] = typeof value === 'string' ? shortened(value) : value.slice(0, valuesMax);
}
