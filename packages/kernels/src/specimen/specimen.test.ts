import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, isCivilDate, isoDate } from '../calendar/civil-date.ts';
import { makeFamily, makeMember, memberBirthMax, memberBirthMin } from './family.ts';
import { drawKk, kkRecord, nikOfMember, numberOfFamily } from './kk.ts';
import { drawKtp, ktpRecord, nikOfPerson } from './ktp.ts';
import { explainNumber, familyNumberOf, nikOf } from './number.ts';
import type { Person } from './person.ts';
import { birthMax, birthMin, makePerson } from './person.ts';
import { isSpecimenRegion, provinces, specimenProvinces } from './regions.ts';

const today = { year: 2026, month: 11, day: 22 };
const region = { province: '41', regency: '05', district: '00' };
const seeds = fc.string({ maxLength: 20 });

describe('a number', () => {
  it.each([
    [{ year: 1990, month: 1, day: 25 }, 'male', 7, '4105002501900007'],
    [{ year: 1990, month: 1, day: 25 }, 'female', 7, '4105006501900007'],
    [{ year: 1990, month: 12, day: 31 }, 'female', 9999, '4105007112909999'],
    [{ year: 2004, month: 2, day: 29 }, 'female', 1, '4105006902040001'],
  ] as const)('of someone born on %j, %s, with serial %d is %s', (birth, sex, serial, number) => {
    expect(nikOf(region, birth, sex, serial)).toBe(number);
  });

  it('of a family holds the day it was registered, as it is', () => {
    expect(familyNumberOf(region, { year: 2025, month: 3, day: 9 }, 42)).toBe('4105000903250042');
  });

  it('is taken apart into what it was made from', () => {
    expect(explainNumber('3273 0165-0190.0007', 'nik', today)).toEqual({
      kind: 'number',
      digits: '3273016501900007',
      region: { province: '32', regency: '73', district: '01' },
      provinceName: 'Jawa Barat',
      regencyKind: 'city',
      dateDigits: '650190',
      sex: 'female',
      days: [{ year: 1990, month: 1, day: 25 }],
      serial: '0007',
      isSpecimen: false,
      faults: [],
    });
  });

  it('of a family encodes no sex, and its day is not shifted', () => {
    expect(explainNumber('3273010903140042', 'kk', today)).toMatchObject({
      sex: null,
      days: [
        { year: 2014, month: 3, day: 9 },
        { year: 1914, month: 3, day: 9 },
      ],
      faults: [],
    });
    expect(explainNumber('3273016501140042', 'kk', today)).toMatchObject({ days: [], faults: ['date'] });
  });

  it('can be of two centuries, but of no day to come', () => {
    const daysOf = (date: string) => {
      const explained = explainNumber(`327301${date}0007`, 'nik', today);
      return explained.kind === 'number' ? explained.days.map(isoDate) : [];
    };
    expect(daysOf('221126')).toEqual(['2026-11-22', '1926-11-22']);
    expect(daysOf('231126')).toEqual(['1926-11-23']);
    expect(daysOf('010199')).toEqual(['1999-01-01']);
  });

  it('handles leap days: 29 February exists in 2000 and 1904, not in 1900 and 2023', () => {
    const daysOf = (date: string) => {
      const explained = explainNumber(`327301${date}0007`, 'nik', today);
      return explained.kind === 'number' ? explained.days.map(isoDate) : [];
    };
    expect(daysOf('290200')).toEqual(['2000-02-29']);
    expect(daysOf('290204')).toEqual(['2004-02-29', '1904-02-29']);
    expect(daysOf('690223')).toEqual([]);
  });

  it.each([
    ['', { kind: 'empty' }],
    [' - ', { kind: 'empty' }],
    ['32730165019000O7', { kind: 'character', character: 'O' }],
    ['3273', { kind: 'length', length: 4 }],
    ['32730165019000077', { kind: 'length', length: 17 }],
  ])('%j returns %j', (text, answer) => {
    expect(explainNumber(text, 'nik', today)).toEqual(answer);
  });

  it('is read in Arabic, Persian and full-width digits too', () => {
    for (const zero of ['٠', '۰', '０']) {
      const first = zero.codePointAt(0) ?? 0;
      const text = '3273016501900007'.replaceAll(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)));
      expect(explainNumber(text, 'nik', today)).toMatchObject({ digits: '3273016501900007' });
    }
  });

  it('names everything that rules it out', () => {
    expect(explainNumber('9900003213000000', 'nik', today)).toMatchObject({
      provinceName: null,
      regencyKind: 'none',
      faults: ['province', 'regency', 'district', 'date', 'serial'],
      isSpecimen: false,
    });
  });
});

describe('the range of specimens', () => {
  it('holds none of the 38 provinces', () => {
    expect(provinces.size).toBe(38);
    expect(specimenProvinces.filter((code) => provinces.has(code))).toEqual([]);
  });

  it('is what every number of every seed is from', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const person = makePerson(seed);
        const family = makeFamily(seed);
        const numbers = [
          nikOfPerson(person),
          ...family.members.map((member) => nikOfMember(family, member)),
          nikOfMember(family, makeMember(seed, 'm9')),
        ];
        for (const number of numbers) {
          const explained = explainNumber(number, 'nik', today);
          expect(explained).toMatchObject({
            kind: 'number',
            isSpecimen: true,
            provinceName: null,
            faults: ['province', 'district'],
          });
        }
        expect(explainNumber(numberOfFamily(family), 'kk', today)).toMatchObject({
          isSpecimen: true,
          faults: ['province', 'district'],
        });
        expect(isSpecimenRegion(person.region)).toBe(true);
      }),
      { seed: 5 },
    );
  });
});

describe('people', () => {
  it('are the same for a seed, for ever', () => {
    expect(ktpRecord('contoh', makePerson('contoh'))).toEqual({
      birthDate: '1997-09-23',
      birthPlace: 'Kota Umpama',
      bloodType: 'O',
      district: 'Rekaraya',
      document: 'ktp',
      maritalStatus: 'Kawin',
      name: 'Harja Rekaan',
      nationality: 'WNI',
      nik: '4329002309977290',
      notice: 'Fictitious test data. Not an identity document. The number is from a range that was never issued.',
      occupation: 'Pustakawan',
      province: 'Nusa Umpama',
      regency: 'Kota Misal',
      religion: 'Buddha',
      rtRw: '004/002',
      seed: 'contoh',
      sex: 'male',
      specimen: true,
      stamp: 'CONTOH / SPECIMEN',
      street: 'Jl. Umpama No. 52',
      village: 'Umpamajaya',
    });
    expect(makePerson('contoh')).toEqual(makePerson('contoh'));
    expect(makePerson('lain')).not.toEqual(makePerson('contoh'));
  });

  it('were born on valid days between 1950 and 2007, and their number matches', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const person = makePerson(seed);
        expect(isCivilDate(person.birth)).toBe(true);
        expect(daysBetween(birthMin, person.birth)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(person.birth, birthMax)).toBeGreaterThanOrEqual(0);
        const explained = explainNumber(nikOfPerson(person), 'nik', today);
        if (explained.kind !== 'number') throw new Error(explained.kind);
        expect(explained.sex).toBe(person.sex);
        expect(explained.days).toContainEqual(person.birth);
      }),
      { seed: 6 },
    );
  });

  it('include some born on 29 February', () => {
    const leap = Array.from({ length: 20_000 }, (_, seed) => makePerson(`leap ${seed}`).birth).filter(
      ({ month, day }) => month === 2 && day === 29,
    );
    expect(leap.length).toBeGreaterThan(0);
    expect(leap.filter(({ year }) => year % 4 !== 0)).toEqual([]);
  });
});

describe('families', () => {
  it('have a head, a spouse and children born when both were 18 to 45', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [head, spouse, ...children] = makeFamily(seed).members;
        expect([head?.relation, spouse?.relation]).toEqual(['head', 'spouse']);
        expect(new Set([head?.sex, spouse?.sex])).toEqual(new Set(['male', 'female']));
        expect(children.length).toBeGreaterThanOrEqual(1);
        expect(children.length).toBeLessThanOrEqual(4);
        for (const { relation, birth } of children) {
          expect(relation).toBe('child');
          for (const parent of [head, spouse]) {
            const age = birth.year - (parent?.birth.year ?? 0);
            expect(age).toBeGreaterThanOrEqual(18);
            expect(age).toBeLessThanOrEqual(45);
          }
          expect(daysBetween(birth, memberBirthMax)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(memberBirthMin, birth)).toBeGreaterThanOrEqual(0);
        }
      }),
      { seed: 7 },
    );
  });

  it('give every member a unique ID', () => {
    const ids = makeFamily('contoh').members.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contain their own number and that of every member', () => {
    const family = makeFamily('contoh');
    const record = kkRecord('contoh', family);
    expect(record).toMatchObject({
      specimen: true,
      document: 'kk',
      seed: 'contoh',
      familyNumber: numberOfFamily(family),
    });
    expect(record.members.map(({ nik }) => nik)).toEqual(family.members.map((member) => nikOfMember(family, member)));
  });
});

describe('the pictures', () => {
  const pictures = (seed: string) => [drawKtp(makePerson(seed)), drawKk(makeFamily(seed))];

  it('repeat CONTOH / SPECIMEN everywhere, drawn last', () => {
    for (const picture of pictures('contoh')) {
      expect(picture.split('CONTOH / SPECIMEN').length - 1).toBeGreaterThan(20);
      expect(picture.lastIndexOf('CONTOH / SPECIMEN')).toBeGreaterThan(picture.lastIndexOf('font-size="19"'));
      expect(picture).toContain('BUKAN DOKUMEN RESMI');
    }
  });

  it('hold no picture but the silhouette', () => {
    for (const picture of pictures('contoh')) expect(picture).not.toMatch(/<image|href=/);
  });

  it('take what people typed as words, never as drawing', () => {
    const person: Person = { ...makePerson('contoh'), name: '<script>&"\u0000' };
    expect(drawKtp(person)).toContain(': &lt;SCRIPT&gt;&amp;&quot;<');
  });

  it('press long words together and cut longer ones, with a mark', () => {
    const person = makePerson('contoh');
    expect(drawKtp({ ...person, name: 'x'.repeat(40) })).toContain(
      `textLength="460" lengthAdjust="spacingAndGlyphs">: ${'X'.repeat(40)}<`,
    );
    expect(drawKtp({ ...person, name: 'x'.repeat(400) })).toContain('X…<');
  });
});
