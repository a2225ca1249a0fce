/** XML to a tree. Entities of a document type are never expanded; only the five of XML and character references are. */
import { DomHandler, type Document } from 'domhandler';
import { Parser } from 'htmlparser2';
import { flatten } from './html.ts';
import { nodesMax, TooLarge } from '../limits.ts';

/**
 * Accepts any text: malformed XML is parsed as far as possible. `locations` keeps `startIndex` and `endIndex`.
 * Throws `TooLarge` for more than a million elements.
 */
export function parseXml(text: string, { locations = false }: { readonly locations?: boolean } = {}): Document {
  const handler = new CountingHandler(undefined, {
    xmlMode: true,
    withStartIndices: locations,
    withEndIndices: locations,
  });
  new Parser(handler, { xmlMode: true, decodeEntities: true }).end(text);
  flatten(handler.root);
  return handler.root;
}

class CountingHandler extends DomHandler {
  #elements = 0;

  override onopentag(name: string, attribs: Record<string, string>): void {
    this.#elements += 1;
    if (this.#elements > nodesMax)
      throw new TooLarge(`The page has more than ${nodesMax.toLocaleString('en')} elements.`);
    // Names come from sites: an object with a prototype has some of them already.
    super.onopentag(name, Object.assign(Object.create(null), attribs));
  }
}
