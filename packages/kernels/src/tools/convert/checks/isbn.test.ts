import { describe, expect, it } from 'vitest';
import isbn from './isbn.ts';

const hyphenated = [
  ['978-0-306-40615-7', '0-306-40615-2'],
  ['978-3-16-148410-0', '3-16-148410-X'],
  ['978-99921-58-10-4', '99921-58-10-7'],
  ['978-9971-5-0210-2', '9971-5-0210-0'],
  ['978-960-425-059-2', '960-425-059-0'],
  ['978-80-902734-1-2', '80-902734-1-6'],
  ['978-85-359-0277-8', '85-359-0277-5'],
  ['978-1-84356-028-9', '1-84356-028-3'],
  ['978-0-684-84328-5', '0-684-84328-5'],
  ['978-0-8044-2957-3', '0-8044-2957-X'],
  ['978-0-85131-041-1', '0-85131-041-9'],
  ['978-93-86954-21-3', '93-86954-21-4'],
  ['978-0-943396-04-0', '0-943396-04-2'],
  ['978-0-9752298-0-4', '0-9752298-0-X'],
] as const;

describe('ISBN', () => {
  it.each(hyphenated)('writes %s in both lengths', async (long, short) => {
    const expected = {
      valid: true,
      isbn13: long.replaceAll('-', ''),
      isbn13Hyphenated: long,
      isbn10: short.replaceAll('-', ''),
      isbn10Hyphenated: short,
      notes: [],
    };
    expect(await isbn({ text: long.replaceAll('-', '') })).toMatchObject(expected);
    expect(await isbn({ text: short.replaceAll('-', '') })).toMatchObject(expected);
  });

  it('gives the parts', async () => {
    expect(await isbn({ text: 'ISBN-13: 978-2-07-036822-8' })).toEqual({
      valid: true,
      isbn13: '9782070368228',
      isbn13Hyphenated: '978-2-07-036822-8',
      isbn10: '207036822X',
      isbn10Hyphenated: '2-07-036822-X',
      prefix: '978',
      group: '2',
      groupName: 'French language',
      publisher: '07',
      title: '036822',
      checkDigit: '8',
      urn: 'urn:isbn:9782070368228',
      notes: [],
    });
  });

  it('has no ISBN-10 for 979', async () => {
    const result = await isbn({ text: '979-10-90636-07-1' });
    expect(result).toMatchObject({
      valid: true,
      isbn13Hyphenated: '979-10-90636-07-1',
      notes: [{ code: 'no_isbn10', pointer: '/text' }],
    });
    expect(result).not.toHaveProperty('isbn10');
  });

  it.each([
    ['9780306406158', '8', '7'],
    ['0306406153', '3', '2'],
    ['080442957X', null, null],
    ['0804429571', '1', 'X'],
  ])('checks the last digit of %s', async (text, found, expected) => {
    const notes = found === null ? [] : [{ code: 'wrong_check_digit', pointer: '/text', values: { found, expected } }];
    expect(await isbn({ text })).toMatchObject({ valid: found === null, notes });
  });

  it('notes ranges that no publisher has', async () => {
    const result = await isbn({ text: '9799000000004' });
    expect(result).toMatchObject({
      valid: true,
      notes: [
        { code: 'no_isbn10', pointer: '/text' },
        { code: 'unknown_range', pointer: '/text' },
      ],
    });
    expect(result).not.toHaveProperty('isbn13Hyphenated');
  });

  it.each(['urn:isbn:9780306406157', 'isbn10 0306406152', '978–0–306–40615–7', '978 0 306 40615 7'])(
    'reads %s',
    async (text) => {
      expect(await isbn({ text })).toMatchObject({ valid: true, isbn13: '9780306406157' });
    },
  );

  it.each(['4006381333931', '979-0-2600-0043-8'])('rejects the prefix of %s', async (text) => {
    await expect(isbn({ text })).rejects.toThrow('wrong_prefix at /text');
  });

  it.each([
    ['', 1],
    ['123', 1],
    ['03064X6152', 1],
    ['030640a615', 7],
    ['978🌱', 4],
  ])('rejects %j', async (text, column) => {
    await expect(isbn({ text })).rejects.toMatchObject({ code: 'not_isbn', place: { line: 1, column } });
  });
});
