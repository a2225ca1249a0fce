import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import phone from './phone.ts';

const mobiles = Object.entries(examples);

describe('phone numbers', () => {
  it('has the example of each country', () => {
    expect(mobiles).toHaveLength(245);
  });

  it('finds the mobile number of each country valid', async () => {
    const results = await Promise.all(mobiles.map(([country, text]) => phone({ text, country })));
    expect(results.filter(({ valid, type }) => !valid || !/mobile/u.test(type ?? '')).map(({ e164 }) => e164)).toEqual(
      [],
    );
    const shared = results
      .flatMap(({ notes }) => notes)
      .map(({ values }) => `${values?.['country']} ${values?.['found']}`);
    expect(shared).toEqual(['AX FI', 'BL GP', 'CC AU', 'CX AU', 'EH MA', 'IM GB', 'MF GP', 'SJ NO', 'VA IT']);
  });

  it('gives the formats of an international number', async () => {
    expect(await phone({ text: '+44 20 7946 0958' })).toEqual({
      valid: true,
      possible: true,
      type: 'fixed-line',
      country: 'GB',
      callingCode: '44',
      nationalNumber: '2079460958',
      e164: '+442079460958',
      international: '+44 20 7946 0958',
      national: '020 7946 0958',
      rfc3966: 'tel:+442079460958',
      notes: [],
    });
  });

  it.each([
    ['06 12 34 56 78 ext. 5', 'fr', { e164: '+33612345678', extension: '5', rfc3966: 'tel:+33612345678;ext=5' }],
    ['tel:+33-6-12-34-56-78', undefined, { e164: '+33612345678', type: 'mobile' }],
    ['٠٥٠١٢٣٤٥٦٧', 'SA', { e164: '+966501234567', type: 'mobile' }],
    ['138 0013 8000', 'CN', { e164: '+8613800138000', country: 'CN' }],
    ['0800 123 4567', 'GB', { type: 'toll-free' }],
    ['+800 1234 5678', undefined, { callingCode: '800', type: 'toll-free' }],
  ])('reads %s of %s', async (text, country, expected) => {
    expect(await phone({ text, country })).toMatchObject({ valid: true, ...expected });
  });

  it.each([
    ['+33 6 12 34 56', undefined, { valid: false, possible: false, notes: [{ code: 'not_possible' }] }],
    ['+1 200 555 0100', undefined, { valid: false, possible: true, notes: [{ code: 'not_assigned' }] }],
    [
      '+49 30 123456',
      'FR',
      { valid: true, country: 'DE', notes: [{ code: 'other_country', values: { found: 'DE', country: 'FR' } }] },
    ],
  ])('notes what is odd about %s', async (text, country, expected) => {
    expect(await phone({ text, country })).toMatchObject(expected);
  });

  it.each([
    ['0612345678', undefined, 'no_country', 1],
    ['+33 6 12 🌱', undefined, 'not_phone', 10],
    ['hello', 'FR', 'not_phone', 1],
    ['+33 1', undefined, 'too_short', 1],
    ['+33 612345678901234567890', undefined, 'too_long', 1],
  ])('rejects %s', async (text, country, code, column) => {
    await expect(phone({ text, country })).rejects.toMatchObject({ code, place: { line: 1, column } });
  });

  it('rejects an unknown country', async () => {
    await expect(phone({ text: '1', country: 'XX' })).rejects.toMatchObject({
      code: 'unknown_country',
      pointer: '/country',
    });
  });
});
