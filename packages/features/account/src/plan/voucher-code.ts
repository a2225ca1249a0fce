import { voucherAlphabet, voucherCodeLength } from '@apiyard/api/contract/plans/account-plan';

/** The characters of a typed code, normalized like on the server. */
function symbolsOf(typed: string): string {
  const upper = typed.normalize('NFKC').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return Array.from(upper)
    .filter((symbol) => voucherAlphabet.includes(symbol))
    .join('')
    .slice(0, voucherCodeLength);
}

/** Formats typed or pasted text as a code: `K7QM-2D9X-0HT1`. */
export const groupCode = (typed: string): string =>
  symbolsOf(typed)
    .match(/.{1,4}/g)
    ?.join('-') ?? '';

export const isWholeCode = (typed: string): boolean => symbolsOf(typed).length === voucherCodeLength;
