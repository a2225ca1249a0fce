import { describe, expect, it } from 'vitest';
import type { InputFault } from '../../../faults/input-fault.ts';
import iban from './iban.ts';
import { registry } from './iban/registry.ts';

/** The example of each country in the IBAN registry. */
const examples = `
AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678 BH67BMAG00001299123456
BI4210000100010000332045181 BR1800360305000010009795493C1 BY13NBRB3600900000002Z00AB00 CH9300762011623852957
CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
DJ2100010000000154000100186 DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685
EG380019000500000000263180002 ES9121000418450200051332 FI2112345600000785 FK88SC123456789012 FO6264600001631634
FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917 GI75NWBK000000007099453 GL8964710001000206
GR1601101250000000012300695 GT82TRAJ01020000001210029690 HN88CABF00000000000250005469 HR1210010051863000160
HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999 IQ98NBIQ850123456789012
IS140159260076545510730339 IT60X0542811101000000123456 JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101
KZ86125KZT5004100100 LB62099900000001001901229114 LC55HEMM000100010012001200023015 LI21088100002324013AA
LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 LY83002048000020100120361 MC5811222000010123456789030
MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984 MN121234123456789123 MR1300020001010000123456753
MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR NI45BAPR00000013000003558124 NL91ABNA0417164300
NO9386011117947 OM810180000001299123456 PK36SCBL0000001123456702 PL61109010140000071219812874
PS92PALS000000000400123456702 PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000
RS35260005601001611379 RU0304452522540817810538091310419 SA0380000000608010167519 SC18SSCB11010000000000001497USD
SD2129010501234001 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100
SO211000001001000100141 ST23000100010051845310146 SV62CENR00000000000000700025 TL380080012345678910157
TN5910006035183598478831 TR330006100519786457841326 UA213223130000026007233566001 VA59001123000012345678
VG96VPVG0000012345678901 XK051212012345678906 YE15CBYE0001018861234567891234`
  .trim()
  .split(/\s+/u);

/** Length of the IBAN of each country in the registry. */
const lengths =
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29
ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21
LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24
SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`.split(/\s+/u);

describe('IBAN registry', () => {
  it('has every country, with its length', () => {
    expect(examples).toHaveLength(89);
    expect(Array.from(registry.keys())).toEqual(examples.map((example) => example.slice(0, 2)));
    expect(
      Array.from(registry, ([country, parts]) => `${country}${parts.reduce((sum, { length }) => sum + length, 4)}`),
    ).toEqual(lengths);
  });

  it.each(examples)('finds %s valid', async (text) => {
    expect(await iban({ text })).toMatchObject({ valid: true, iban: text, notes: [] });
  });

  it.each(examples)('finds %s invalid with another digit', async (text) => {
    const changed = text.replace(/\d(?=\D*$)/u, (digit) => String((Number(digit) + 1) % 10));
    expect(await iban({ text: changed })).toMatchObject({ valid: false });
  });
});

describe('IBAN', () => {
  it('gives the parts and formats', async () => {
    expect(await iban({ text: 'iban: fr14 2004 1010 0505 0001 3m02 606' })).toEqual({
      valid: true,
      iban: 'FR1420041010050500013M02606',
      formatted: 'FR14 2004 1010 0505 0001 3M02 606',
      country: 'FR',
      checkDigits: '14',
      expectedCheckDigits: '14',
      bban: '20041010050500013M02606',
      bank: '20041',
      branch: '01005',
      account: '0500013M026',
      nationalCheckDigits: '06',
      isNationalCheckValid: true,
      structure: '5!n5!n11!c2!n',
      sepa: true,
      notes: [],
    });
  });

  it.each([
    ['GB29NWBK60161331926819', 'NWBK', '601613', '31926819'],
    ['IT60X0542811101000000123456', '05428', '11101', '000000123456'],
    ['ES9121000418450200051332', '2100', '0418', '0200051332'],
    ['SM86U0322509800000000270100', '03225', '09800', '000000270100'],
    ['MU17BOMM0101101030300200000MUR', 'BOMM01', '01', '101030300200'],
    ['CZ6508000000192000145399', '0800', undefined, '0000192000145399'],
  ])('splits %s', async (text, bank, branch, account) => {
    const result = await iban({ text });
    expect([result.bank, result.branch, result.account]).toEqual([bank, branch, account]);
  });

  it.each([
    ['DE00370400440532013000', 'wrong_check_digits', { found: '00', expected: '89' }],
    ['DE8937040044053201300', 'wrong_length', { found: 21, expected: 22 }],
    ['DE8937040044053201300A', 'wrong_structure', { character: 'A', position: 22 }],
    ['GB29NWB160161331926819', 'wrong_structure', { character: '1', position: 8 }],
    ['US00123456789', 'unknown_country', { country: 'US' }],
    ['BE41539007547035', 'wrong_national_check', { country: 'BE' }],
  ])('notes what is wrong with %s', async (text, code, values) => {
    const { valid, notes } = await iban({ text });
    expect(valid).toBe(false);
    expect(notes).toContainEqual({ code, pointer: '/text', values });
  });

  it.each([
    ['GB29 NWBK_6016', 'wrong_character', 10],
    ['GB29 🌱', 'wrong_character', 6],
  ])('rejects %s at its place', async (text, code, column) => {
    const fault = await iban({ text }).catch((error: unknown) => error as InputFault);
    expect(fault).toMatchObject({ code, place: { line: 1, column } });
  });

  it.each(['', '1234', 'GBXX1234', 'GB29'])('rejects %j', async (text) => {
    await expect(iban({ text })).rejects.toThrow('not_iban at /text');
  });
});
