/** Keeps the values of secrets out of what people see: the name stands in their place. */
import { placeOfSecret } from './template.ts';

export interface Redaction {
  text(text: string): string;
  /** Of a page: shorter values would blank out words that have nothing to do with the secret. */
  bytes(bytes: Uint8Array): Uint8Array;
}

const lengthMin = 8;

export function redactionOf(secrets: ReadonlyMap<string, string>): Redaction {
  const all = Array.from(secrets, ([name, value]) => ({ place: placeOfSecret(name), length: value.length, spellings: spellingsOf(value) }));
  // A value may contain another one.
  all.sort((a, b) => b.length - a.length);
  const long = all.filter(({ length }) => length >= lengthMin);
  return {
    text: (text) => all.reduce((redacted, { place, spellings }) => spellings.reduce((each, spelling) => each.replaceAll(spelling, place), redacted), text),
    bytes(bytes) {
      if (long.length === 0) return bytes;
      const encodings = encodingsOf(bytes);
      let page = bytes;
      for (const { place, spellings } of long) {
        for (const spelling of spellings) for (const encode of encodings) page = replaced(page, encode(spelling), encode(place));
      }
      return page;
    },
  };
}

/** As sites repeat what they were sent: in addresses, forms, JSON and HTML. Longest first. */
function spellingsOf(value: string): string[] {
  const inAddress = encodeURIComponent(value);
  const inHtml = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const spellings = [
    value,
    inAddress,
    inAddress.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    new URLSearchParams([['', value]]).toString().slice(1),
    JSON.stringify(value).slice(1, -1),
    JSON.stringify(value).slice(1, -1).replaceAll('/', '\\/'),
    inHtml,
    inHtml.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
    inHtml.replaceAll('"', '&#34;').replaceAll("'", '&#x27;'),
  ];
  return Array.from(new Set(spellings)).sort((a, b) => b.length - a.length);
}

type Encode = (text: string) => Buffer;
const oneByte: readonly Encode[] = [(text) => Buffer.from(text, 'latin1')];
const twoBytes: readonly Encode[] = [(text) => Buffer.from(text, 'utf16le'), (text) => Buffer.from(text, 'utf16le').swap16()];

/** Values are ASCII: every charset in use writes them as ASCII does, or in two bytes each, of which one is 0. */
const encodingsOf = (bytes: Uint8Array) => (bytes.includes(0) ? [...oneByte, ...twoBytes] : oneByte);

function replaced(bytes: Uint8Array, from: Buffer, to: Buffer): Uint8Array {
  const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Buffer[] = [];
  let end = 0;
  for (let at = page.indexOf(from); at !== -1; at = page.indexOf(from, end)) {
    parts.push(page.subarray(end, at), to);
    end = at + from.length;
  }
  return end === 0 ? bytes : Buffer.concat([...parts, page.subarray(end)]);
}
