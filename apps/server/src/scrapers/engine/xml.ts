/** XML to a tree. Entities of a document type are never expanded; only the five of XML and character references are. */
import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { flatten } from './html.ts';

/** Takes any text: what is not well-formed is read as far as it goes. `locations` keeps `startIndex` and `endIndex`. */
export function parseXml(text: string, { locations = false }: { readonly locations?: boolean } = {}): Document {
  const document = parseDocument(text, { xmlMode: true, decodeEntities: true, withStartIndices: locations, withEndIndices: locations });
  flatten(document);
  return document;
}
