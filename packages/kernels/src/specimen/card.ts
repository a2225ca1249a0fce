/** Text that both cards have in common. */
import { quietInk, write } from './draw.ts';
import type { Address } from './person.ts';

export const notice =
  'Fictitious test data. Not an identity document. The number is from a range that was never issued.';

export type CardLine = readonly [label: string, value: string];

export const addressLines = (address: Address): readonly CardLine[] => [
  ['Alamat', address.street],
  ['RT/RW', address.rtRw],
  ['Kel/Desa', address.village],
  ['Kecamatan', address.district],
  ['Kab/Kota', address.regency],
  ['Provinsi', address.province],
];

interface Place {
  readonly x: number;
  readonly y: number;
  /** Offset of the value from the start of the label. */
  readonly indent: number;
  readonly widthMax: number;
}

export function drawLine([label, value]: CardLine, { x, y, indent, widthMax }: Place): string {
  return `${write(label, { x, y, size: 19, colour: quietInk })}${write(`: ${value.toUpperCase()}`, { x: x + indent, y, size: 19, widthMax })}`;
}
