import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import maskPersonalData from './mask-personal-data.ts';

const of = (text: string, country?: string) => maskPersonalData({ text, style: 'label', country });
const masked = async (text: string, country?: string) => (await of(text, country)).text;

describe('finds', () => {
  it.each([
    ['Write to jean.dupont+x@mail.example.co.uk.', 'Write to [EMAIL].'],
    ['user@exämple.de, <a_b@x.io>', '[EMAIL], <[EMAIL]>'],
    ['Call +33 6 12 34 56 78 or +1 (212) 555-2368.', 'Call [PHONE] or [PHONE].'],
    [
      'IBAN FR14 2004 1010 0505 0001 3M02 606, DE89370400440532013000 and GB82-WEST-1234-5698-7654-32',
      'IBAN [IBAN], [IBAN] and [IBAN]',
    ],
    ['Visa 4111 1111 1111 1111, Amex 378282246310005, MC 5555-5555-5555-4444', 'Visa [CARD], Amex [CARD], MC [CARD]'],
    ['From 192.168.0.1, 2001:db8::ff00:42:8329, ::1 and ::ffff:10.0.0.1', 'From [IP], [IP], [IP] and [IP]'],
    ['Born on 12/03/1985. DOB: 1985-03-12', 'Born on [DATE_OF_BIRTH]. DOB: [DATE_OF_BIRTH]'],
    ['date of birth: March 3rd, 1985', 'date of birth: [DATE_OF_BIRTH]'],
    [
      'Née le 3 mai 1990, date de naissance : 03.05.1990',
      'Née le [DATE_OF_BIRTH], date de naissance : [DATE_OF_BIRTH]',
    ],
    ['تاريخ الميلاد: 12/03/1985', 'تاريخ الميلاد: [DATE_OF_BIRTH]'],
    ['出生日期：1990年5月3日', '出生日期：[DATE_OF_BIRTH]'],
    ['SSN 123-45-6789', 'SSN [NATIONAL_ID]'],
    ['NIR 1 84 12 76 451 089 46', 'NIR [NATIONAL_ID]'],
    ['身份证号 11010519491231002X', '身份证号 [NATIONAL_ID]'],
  ])('%s', async (text, expected) => {
    expect(await masked(text)).toBe(expected);
  });

  it('national phone numbers of the country', async () => {
    expect(await masked('Appelez le 01 23 45 67 89.', 'fr')).toBe('Appelez le [PHONE].');
    expect(await masked('Appelez le 01 23 45 67 89.')).toBe('Appelez le 01 23 45 67 89.');
    expect(await masked('Appelez le 01 23 45 67 89.', 'XX')).toBe('Appelez le 01 23 45 67 89.');
  });
});

describe('leaves', () => {
  it.each([
    ['wrong check digits', 'Card 4111 1111 1111 1112, IBAN DE89370400440532013001, NIR 1 84 12 76 451 089 47'],
    ['a Chinese number with a wrong check character', 'ID 110105194912310021'],
    ['numbers that are not issued', '000-12-3456, 666-12-3456, 900-12-3456, 123-00-4567, 123-45-0000'],
    ['versions, times and code', 'v1.2.3.4.5, 300.1.1.1, 12:30:45, std::vector and a::b'],
    ['other dates', 'The meeting is on 12/03/2026.'],
    ['what only resembles an email', 'a@b, @handle, user@host, x@y..z'],
    ['names', 'Jean Dupont lives at 5 rue de Paris.'],
  ])('%s', async (_, text) => {
    expect(await masked(text)).toBe(text);
  });
});

describe('Mask personal data', () => {
  it('lists finds with their place', async () => {
    expect(await of('🌱 jean@example.com')).toEqual({
      text: '🌱 [EMAIL]',
      count: 1,
      finds: [{ kind: 'email', text: 'jean@example.com', offset: 3, length: 16, replacement: '[EMAIL]' }],
      notes: [
        { code: 'can_miss', pointer: '/text' },
        { code: 'no_country', pointer: '/country' },
      ],
    });
    expect((await of('x', 'FR')).notes).toEqual([{ code: 'can_miss', pointer: '/text' }]);
  });

  it('gives the same value the same number', async () => {
    const text = 'a@x.org, b@x.org, A@X.org, +33 6 12 34 56 78 and +33612345678';
    expect((await maskPersonalData({ text, style: 'numbered' })).text).toBe(
      '[EMAIL_1], [EMAIL_2], [EMAIL_1], [PHONE_1] and [PHONE_1]',
    );
  });

  it('keeps the length with stars', async () => {
    const text = 'jean@example.com, 4111 1111 1111 1111';
    expect((await maskPersonalData({ text, style: 'stars' })).text).toBe('****@*******.***, **** **** **** ****');
  });

  it('keeps everything else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (text) => {
        const { finds, text: result } = await of(text);
        let rest = text;
        for (const { offset, length, replacement } of finds.toReversed())
          rest = rest.slice(0, offset) + replacement + rest.slice(offset + length);
        expect(result).toBe(rest);
      }),
      { numRuns: 50 },
    );
  });
});
