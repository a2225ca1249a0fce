import { describe, expect, it } from 'vitest';
import luhn from './luhn.ts';

const check = (text: string) => luhn({ text, action: 'check' });

describe('Luhn', () => {
  it('checks and adds the digit of the example of ISO/IEC 7812-1', () => {
    expect(check('7992739871 3')).toEqual({ valid: true, checkDigit: '3', masked: '•••••••8713', notes: [] });
    expect(luhn({ text: '7992739871', action: 'compute' })).toMatchObject({ number: '79927398713', checkDigit: '3' });
    for (const digit of '012456789') expect(check(`7992739871${digit}`).valid).toBe(false);
  });

  it('checks an IMEI', () => {
    expect(check('49-015420-323751-8')).toMatchObject({ valid: true, checkDigit: '8' });
  });

  it.each([
    ['4242424242424242', 'Visa'],
    ['4222222222222', 'Visa'],
    ['5555555555554444', 'Mastercard'],
    ['2223003122003222', 'Mastercard'],
    ['378282246310005', 'American Express'],
    ['6011111111111117', 'Discover'],
    ['3056930009020004', 'Diners Club'],
    ['36227206271667', 'Diners Club'],
    ['3566002020360505', 'JCB'],
    ['6205500000000000004', 'UnionPay'],
    ['6759649826438453', 'Maestro'],
    ['2200770239097761', 'Mir'],
    ['6062826786276634', null],
  ])('finds the network of the test card %s', (text, network) => {
    const { valid, network: found } = check(text);
    expect([valid, found ?? null]).toEqual([true, network]);
  });

  it('masks cards and says what the check does not prove', () => {
    expect(check('4111 1111 1111 1111')).toEqual({
      valid: true,
      checkDigit: '1',
      masked: '411111••••••1111',
      network: 'Visa',
      notes: [{ code: 'not_proof' }],
    });
  });

  it('notes a wrong digit and a wrong length', () => {
    expect(check('411111111111112').notes).toEqual([
      { code: 'wrong_check_digit', pointer: '/text', values: { found: '2', expected: '6' } },
      { code: 'wrong_card_length', values: { network: 'Visa', found: 15 } },
      { code: 'not_proof' },
    ]);
  });

  it.each([
    ['', 'not_digit'],
    ['12a', 'not_digit'],
    ['٣٤', 'not_digit'],
    ['1', 'too_short'],
  ])('rejects %j', (text, code) => {
    expect(() => check(text)).toThrow(`${code} at /text`);
  });
});
