import { describe, expect, it } from 'vitest';
import vatNumber from './vat-number.ts';
import { structures } from './vat/structures.ts';
import { validators } from './vat/validators.ts';

const numbers = `
ATU13585627 BE0403019261 BE0428759497 BG175074752 CHE107787577IVA CY10259033P CZ25123891 DE136695976 DK13585628 EE100594102
EL094259216 ESB58378431 ES54362315K ESX5253868R FI20774740 FR40303265045 FR23334175221 GB980780684 HR33392005961 HU12892312
IE6433435F IE6433435OA IE8D79739I IT00743110157 LT119511515 LT100001919017 LU15027442 LV40003521600 MT11679112
NL004495445B01 NL002455799B11 NO995525828MVA PL8567346215 PT501964843 RO18547290 SE123456789701 SI50223054 SK2022749619
XI980780684`
  .trim()
  .split(/\s+/u);

describe('VAT numbers', () => {
  it('has the check digits of each structure, and a number of each', () => {
    const prefixes = Object.keys(structures);
    expect(prefixes).toHaveLength(31);
    expect(Object.keys(validators).toSorted()).toEqual(prefixes.toSorted());
    expect(prefixes.filter((prefix) => !numbers.some((number) => number.startsWith(prefix)))).toEqual([]);
  });

  it.each(numbers)('finds %s valid', async (text) => {
    expect(await vatNumber({ text })).toMatchObject({
      valid: true,
      vatNumber: text,
      isWellFormed: true,
      notes: [{ code: 'not_registered' }],
    });
  });

  it.each([
    'ATU13585626',
    'BE0403019262',
    'CY10259033Z',
    'DE136695978',
    'EL123456781',
    'ESB58378432',
    'FR84323140391',
    'HR33392005962',
    'IE6433435E',
    'IT00743110158',
    'NL123456789B90',
    'PL8567346216',
    'SE123456789101',
    'GB802311781',
  ])('finds wrong check digits in %s', async (text) => {
    expect(await vatNumber({ text })).toMatchObject({
      valid: false,
      isWellFormed: true,
      notes: [{ code: 'wrong_check_digits', pointer: '/text' }, { code: 'not_registered' }],
    });
  });

  it.each([
    ['DE12345678', 'DE999999999'],
    ['NL004495445C01', 'NL999999999B99'],
    ['ATX13585627', 'ATU99999999'],
  ])('finds the structure of %s wrong', async (text, shapes) => {
    expect(await vatNumber({ text })).toMatchObject({
      valid: false,
      isWellFormed: false,
      structure: shapes,
      notes: [{ code: 'wrong_structure', values: { shapes } }, { code: 'not_registered' }],
    });
  });

  it('reads separators, lower case and GR', async () => {
    expect(await vatNumber({ text: 'gr 094.259-216' })).toMatchObject({
      valid: true,
      vatNumber: 'EL094259216',
      country: 'GR',
    });
    expect(await vatNumber({ text: 'CHE-107.787.577 IVA' })).toMatchObject({ valid: true, country: 'CH' });
    expect(await vatNumber({ text: 'NO 995 525 828' })).toMatchObject({ valid: true });
  });

  it.each([
    ['US123456789', 'unknown_country'],
    ['123456789', 'no_country'],
    ['', 'no_country'],
  ])('rejects %j', async (text, code) => {
    await expect(vatNumber({ text })).rejects.toThrow(`${code} at /text`);
  });
});
