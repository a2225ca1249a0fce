/** Card networks by the ranges of their issuer identification numbers (ISO/IEC 7812), more specific ones first. */
const networks = [
  { name: 'Mir', ranges: ['2200-2204'], lengths: [16, 17, 18, 19] },
  { name: 'Mastercard', ranges: ['2221-2720', '51-55'], lengths: [16] },
  { name: 'American Express', ranges: ['34', '37'], lengths: [15] },
  { name: 'JCB', ranges: ['3528-3589'], lengths: [16, 17, 18, 19] },
  { name: 'Diners Club', ranges: ['300-305', '3095', '36', '38-39'], lengths: [14, 15, 16, 17, 18, 19] },
  { name: 'Mada', ranges: ['588845-588850', '968201-968211'], lengths: [16] },
  { name: 'RuPay', ranges: ['508500-508999', '606985-607984', '608001-608500', '652150-653149'], lengths: [16] },
  { name: 'Troy', ranges: ['9792'], lengths: [16] },
  { name: 'Discover', ranges: ['6011', '622126-622925', '644-649', '65'], lengths: [16, 17, 18, 19] },
  { name: 'UnionPay', ranges: ['62', '81'], lengths: [16, 17, 18, 19] },
  {
    name: 'Maestro',
    ranges: ['5018', '5020', '5038', '5893', '6304', '6759', '6761-6763'],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  },
  { name: 'Visa', ranges: ['4'], lengths: [13, 16, 18, 19] },
] as const;

interface Network {
  readonly name: string;
  readonly lengths: readonly number[];
}

/** The network whose prefix a number of 12 to 19 digits has. */
export function networkOf(number: string): Network | null {
  if (number.length < 12 || number.length > 19) return null;
  const isIn = (range: string) => {
    const [from = '', to = from] = range.split('-');
    const start = number.slice(0, from.length);
    return start >= from && start <= to;
  };
  return networks.find(({ ranges }) => ranges.some(isIn)) ?? null;
}
