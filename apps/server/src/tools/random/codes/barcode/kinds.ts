/** Kinds of barcodes: how bwip-js calls them and what their texts may be. */

interface Kind {
  /** The name in bwip-js. */
  readonly bcid: string;
  readonly isMatrix?: boolean;
  /** What the text may be. Element strings of GS1 are checked by bwip-js. @default any */
  readonly pattern?: RegExp;
  /** The last digit is the check digit of GS1, which is added to a text with one digit less. */
  readonly digits?: number;
  /** Characters beyond ASCII need the extended channel (ECI 26 is UTF-8): without it, scanners guess. */
  readonly usesEci?: boolean;
  /** What bwip-js needs before the text. */
  readonly prefix?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

const gs1 = /^\([\s\S]+$/;

export const kinds = {
  ean13: { bcid: 'ean13', pattern: /^\d{12,13}$/, digits: 13 },
  ean8: { bcid: 'ean8', pattern: /^\d{7,8}$/, digits: 8 },
  upca: { bcid: 'upca', pattern: /^\d{11,12}$/, digits: 12 },
  upce: { bcid: 'upce', pattern: /^[01]\d{6,7}$/ },
  itf14: { bcid: 'itf14', pattern: /^\d{13,14}$/, digits: 14 },
  itf: { bcid: 'interleaved2of5', pattern: /^(?:\d\d){1,40}$/ },
  code128: { bcid: 'code128', pattern: /^[\0-\u007F]{1,80}$/ },
  gs1_128: { bcid: 'gs1-128', pattern: gs1 },
  code39: { bcid: 'code39', pattern: /^[0-9A-Z \-.$/+%]{1,50}$/ },
  code93: { bcid: 'code93', pattern: /^[0-9A-Z \-.$/+%]{1,50}$/, options: { includecheck: true } },
  codabar: { bcid: 'rationalizedCodabar', pattern: /^[A-D][0-9\-$:/.+]{1,50}[A-D]$/ },
  telepen: { bcid: 'telepen', pattern: /^[\0-\u007F]{1,50}$/ },
  databar: { bcid: 'databaromni', pattern: /^\d{13,14}$/, digits: 14, prefix: '(01)' },
  databar_limited: { bcid: 'databarlimited', pattern: /^[01]\d{12,13}$/, digits: 14, prefix: '(01)' },
  databar_expanded: { bcid: 'databarexpanded', pattern: gs1 },
  pdf417: { bcid: 'pdf417', isMatrix: true, usesEci: true },
  micro_pdf417: { bcid: 'micropdf417', isMatrix: true, usesEci: true },
  datamatrix: { bcid: 'datamatrix', isMatrix: true, usesEci: true },
  gs1_datamatrix: { bcid: 'gs1datamatrix', isMatrix: true, pattern: gs1 },
  aztec: { bcid: 'azteccode', isMatrix: true, usesEci: true },
  micro_qr: { bcid: 'microqrcode', isMatrix: true },
  gs1_qr: { bcid: 'gs1qrcode', isMatrix: true, pattern: gs1 },
  maxicode: { bcid: 'maxicode', isMatrix: true, usesEci: true },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const kindOf = (name: KindName): Kind => kinds[name];

/** The check digit of GS1 for the digits before it: weights 3 and 1 from the right. */
export function checkDigitOf(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** The eleven digits of UPC-A that the first seven digits of UPC-E stand for (GS1 General Specifications, 5.2.2.4). */
export function expandUpce(digits: string): string {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = ''] = digits;
  switch (last) {
    case '0':
    case '1':
    case '2':
      return `${system}${a}${b}${last}0000${c}${d}${e}`;
    case '3':
      return `${system}${a}${b}${c}00000${d}${e}`;
    case '4':
      return `${system}${a}${b}${c}${d}00000${e}`;
    default:
      return `${system}${a}${b}${c}${d}${e}0000${last}`;
  }
}
