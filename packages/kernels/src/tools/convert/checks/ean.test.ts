import { describe, expect, it } from 'vitest';
import ean from './ean.ts';
import { compressUpcA, expandUpcE } from './barcode/upc-e.ts';

const check = (text: string, type: Parameters<typeof ean>[0]['type'] = 'auto') => ean({ text, type });

describe('barcode numbers', () => {
  it.each([
    ['4006381333931', 'ean-13'],
    ['5901234123457', 'ean-13'],
    ['9783161484100', 'ean-13'],
    ['036000291452', 'upc-a'],
    ['73513537', 'ean-8'],
    ['96385074', 'ean-8'],
    ['00614141999996', 'gtin-14'],
    ['106141411234567897', 'sscc'],
    ['0317-8471', 'issn'],
    ['0378-5955', 'issn'],
    ['2434-561X', 'issn'],
    ['2434561x', 'issn'],
  ])('finds %s valid as %s', (text, type) => {
    expect(check(text)).toMatchObject({ valid: true, type });
  });

  it.each([
    ['4006381333932', '2', '1'],
    ['036000291453', '3', '2'],
    ['0317-8472', '2', '1'],
    ['2434-5610', '0', 'X'],
  ])('notes the check digit of %s', (text, found, expected) => {
    const { valid, checkDigit, notes } = check(text);
    expect([valid, checkDigit]).toEqual([false, expected]);
    expect(notes).toContainEqual({ code: 'wrong_check_digit', pointer: '/text', values: { found, expected } });
  });

  it.each([
    ['400638133393', 'ean-13', '4006381333931'],
    ['03600029145', 'upc-a', '036000291452'],
    ['7351353', 'ean-8', '73513537'],
    ['0425261', 'upc-e', '04252614'],
    ['425261', 'upc-e', '04252614'],
    ['0317847', 'issn', '0317-8471'],
    ['10614141123456789', 'sscc', '106141411234567897'],
  ] as const)('adds the check digit of %s as %s', (text, type, code) => {
    const result = check(text, type);
    expect(result).toMatchObject({ valid: false, code });
    expect(result.notes[0]).toMatchObject({ code: 'added_check_digit' });
  });

  it.each([
    ['036000291452', 'auto', { gtin14: '00036000291452', ean13: '0036000291452', upcA: '036000291452' }],
    ['04252614', 'upc-e', { gtin14: '00042100005264', upcA: '042100005264', upcE: '04252614' }],
    ['065100004327', 'upc-a', { upcE: '06543217' }],
    ['0317-8471', 'auto', { ean13: '9770317847001', gtin14: '09770317847001' }],
    ['73513537', 'auto', { gtin14: '00000073513537' }],
  ] as const)('gives the other forms of %s', (text, type, forms) => {
    expect(check(text, type)).toMatchObject(forms);
  });

  it.each([
    ['3017620422003', { range: '300-379', use: 'company', country: 'FR' }],
    ['6901234567892', { range: '690-699', use: 'company', country: 'CN' }],
    ['6281234567892', { range: '628', use: 'company', country: 'SA' }],
    ['9783161484100', { range: '978-979', use: 'isbn' }],
    ['2012345678900', { range: '200-299', use: 'restricted' }],
  ])('gives the prefix of %s', (text, prefix) => {
    const result = check(text);
    expect(result.prefix).toEqual(prefix);
    expect(result.notes.some(({ code }) => code === 'prefix_not_origin')).toBe(prefix.use === 'company');
  });

  it('has no prefix where none is assigned', () => {
    expect(check('1400000000002')).not.toHaveProperty('prefix');
  });

  it('reads every UPC-E digit back', () => {
    for (const six of ['123450', '123451', '123452', '123453', '123454', '123455', '123459', '654321'])
      expect([six, compressUpcA(`${expandUpcE('0', six)}0`)]).toEqual([six, `0${six}0`]);
    expect(compressUpcA('036000291452')).toBe(null);
    expect(compressUpcA('212345678992')).toBe(null);
  });

  it.each([
    ['123', 'auto', 'unknown_length'],
    ['123', 'ean-8', 'wrong_length'],
    ['4006381333931', 'upc-a', 'wrong_length'],
    ['24252614', 'upc-e', 'not_upc_e'],
  ] as const)('rejects %s as %s', (text, type, code) => {
    expect(() => check(text, type)).toThrow(`${code} at /text`);
  });

  it('rejects other characters at their place', () => {
    expect(() => check('4006🌱')).toThrow(
      expect.objectContaining({ code: 'not_digit', place: { line: 1, column: 5 } }),
    );
  });
});
