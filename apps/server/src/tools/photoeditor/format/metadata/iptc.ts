/** IPTC IIM 4.2: the texts of its application record, in a Photoshop block or alone. */
import type { MetadataValues } from './values.ts';
import { shortened } from './values.ts';

const names: Readonly<Record<number, string>> = {
  5: 'ObjectName',
  7: 'EditStatus',
  10: 'Urgency',
  15: 'Category',
  20: 'SupplementalCategories',
  25: 'Keywords',
  40: 'SpecialInstructions',
  55: 'DateCreated',
  60: 'TimeCreated',
  65: 'OriginatingProgram',
  80: 'Byline',
  85: 'BylineTitle',
  90: 'City',
  92: 'Sublocation',
  95: 'ProvinceState',
  100: 'CountryCode',
  101: 'Country',
  103: 'TransmissionReference',
  105: 'Headline',
  110: 'Credit',
  115: 'Source',
  116: 'CopyrightNotice',
  118: 'Contact',
  120: 'Caption',
  122: 'CaptionWriter',
};

/** The application record and the two that repeat. */
const applicationRecord = 2;
const lists = new Set(['Keywords', 'SupplementalCategories']);

export function readIptc(block: Buffer): MetadataValues {
  const data = datasetsIn(block);
  const values: MetadataValues = {};
  let encoding: 'utf8' | 'latin1' = 'latin1';
  for (let at = 0; at + 5 <= data.length && data[at] === 0x1c;) {
    const [record, set] = [data[at + 1], data[at + 2] ?? 0];
    const length = data.readUInt16BE(at + 3);
    const content = data.subarray(at + 5, at + 5 + length);
    at += 5 + length;
    // The escape sequence of UTF-8, in the character set of the envelope.
    if (record === 1 && set === 90 && content.toString('latin1') === '\x1b%G') encoding = 'utf8';
    const name = record === applicationRecord ? names[set] : undefined;
    if (name === undefined) continue;
    const text = written(name, shortened(content.toString(encoding).trim()));
    if (lists.has(name)) values[name] = [values[name] ?? [], text].flat();
    else values[name] = text;
  }
  return values;
}

/** `20240501` as `2024-05-01`, `123000+0200` as `12:30:00+02:00`. */
function written(name: string, text: string): string {
  if (name === 'DateCreated') return text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  if (name === 'TimeCreated')
    return text.replace(
      /^(\d\d)(\d\d)(\d\d)(?:([+-]\d\d)(\d\d))?$/,
      (_, h, m, s, zone?: string, minutes?: string) =>
        `${h}:${m}:${s}${zone === undefined ? '' : `${zone}:${minutes}`}`,
    );
  return text;
}

/** The data sets: resource 0x0404 of a Photoshop block, or the block itself. */
function datasetsIn(block: Buffer): Buffer {
  let at = block.toString('latin1', 0, 14) === 'Photoshop 3.0\0' ? 14 : 0;
  while (at + 12 <= block.length && block.toString('latin1', at, at + 4) === '8BIM') {
    const id = block.readUInt16BE(at + 4);
    // The name has its length before it; both together have an even length, as has the content.
    const nameBytes = 1 + (block[at + 6] ?? 0);
    const start = at + 6 + nameBytes + (nameBytes % 2);
    if (start + 4 > block.length) break;
    const length = block.readUInt32BE(start);
    if (id === 0x0404) return block.subarray(start + 4, start + 4 + length);
    at = start + 4 + length + (length % 2);
  }
  return block;
}
