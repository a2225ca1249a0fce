/**
 * Card numbers that networks and payment services publish for tests. They are in no one's name and are refused outside
 * of test environments.
 */
export const networks = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay'] as const;
export type Network = (typeof networks)[number];

interface TestCards {
  readonly numbers: readonly string[];
  /** Digits of the security code. */
  readonly codeDigits: 3 | 4;
}

export const testCards: Readonly<Record<Network, TestCards>> = {
  visa: { numbers: ['4111111111111111', '4242424242424242', '4012888888881881', '4000056655665556'], codeDigits: 3 },
  mastercard: {
    numbers: ['5555555555554444', '5105105105105100', '2223003122003222', '5200828282828210'],
    codeDigits: 3,
  },
  amex: { numbers: ['378282246310005', '371449635398431', '378734493671000'], codeDigits: 4 },
  discover: { numbers: ['6011111111111117', '6011000990139424'], codeDigits: 3 },
  diners: { numbers: ['30569309025904', '38520000023237'], codeDigits: 3 },
  jcb: { numbers: ['3530111333300000', '3566002020360505'], codeDigits: 3 },
  unionpay: { numbers: ['6200000000000005'], codeDigits: 3 },
};
