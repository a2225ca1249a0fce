import { InputFault } from '../faults/input-fault.ts';
import { SaxesParser } from 'saxes';

interface Handlers {
  /** @param attributes by name, without the prefix of a namespace */
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Calls the handlers for the elements of a part, by names without the prefix of a namespace. */
export function readPart(xml: string, { open, text, close }: Handlers): void {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new InputFault('xlsx_damaged', { pointer: '/file' });
  });
  if (open !== undefined)
    parser.on('opentag', ({ name, attributes }) => {
      const own: Record<string, string> = {};
      for (const key of Object.keys(attributes)) own[local(key)] = attributes[key] as string;
      open(local(name), own);
    });
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close !== undefined) parser.on('closetag', ({ name }) => close(local(name)));
  parser.write(xml.replace(/^\ufeff/, '')).close();
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
