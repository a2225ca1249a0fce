import { describe, expect, it } from 'vitest';
import { weaknessOf } from './weak-passwords.ts';

const context = {
  username: 'margaret',
  email: 'peggy.olson@example.com',
  name: 'Margaret “Peggy” Olson',
  siteName: 'Garden Shed',
};
const reasonsOf = (passwords: readonly string[]) =>
  Object.fromEntries(passwords.map((password) => [password, weaknessOf(password, context)]));
const all = (passwords: readonly string[], reason: string | null) =>
  Object.fromEntries(passwords.map((password) => [password, reason]));

describe('weak passwords', () => {
  it.each([
    [
      'common',
      'in any case and width, and with digits, marks or look-alikes',
      ['password', 'PassWord1', 'ｐａｓｓｗｏｒｄ', 'iloveyou', 'smokey24', 'password2026!', 'P@ssw0rd!', '!sunshine!'],
    ],
    [
      'repeat',
      'of a part shorter than a password',
      [
        'aaaaaaaa',
        'passwordpassword',
        'abcabcabc',
        'xyxyxyxyx',
        '        ',
        '20262026',
        '🐎🔋📎🐎🔋📎🐎🔋',
        'a'.repeat(64),
        'long '.repeat(51),
      ],
    ],
    [
      'sequence',
      'along the alphabet, the digits or a keyboard, up or down',
      [
        '12345678',
        '87654321',
        'abcdefgh',
        'hgfedcba',
        'abcd1234',
        'qwertyui',
        'poiuytrewq',
        'azertyuiop',
        'qwer1234',
        '11112222',
        '123456ab',
        '١٢٣٤٥٦٧٨',
        '１２３４５６７８',
        'ضصثقفغعه',
        'абвгдежз',
      ],
    ],
    [
      'site',
      'made of the name of the site',
      ['gardenshed', 'Garden Shed', 'GardenShed2026', '1shed-garden', 'nedrag2026'],
    ],
    [
      'personal',
      'made of what is known of the person',
      [
        'Margaret',
        'margaret1984',
        'm4rg4ret!!',
        'teragram',
        'peggy.olson@example.com',
        'Peggy.Olson',
        'OlsonPeggy99',
        'olson@example',
        'margaretxy',
      ],
    ],
  ])('are refused as %s: %s', (reason, _, passwords) => {
    expect(reasonsOf(passwords)).toEqual(all(passwords, reason));
  });

  it('are no others: no rules about kinds of characters, and words of the person in a longer sentence', () => {
    const fine = [
      'seven little llamas',
      'zzzyyxxw',
      'ألف ليلة وليلة',
      'لا تنس هذه',
      'correct horse battery staple',
      'margaret reads at night',
      'a garden with no shed at all',
      'password for the boat',
      'abcde is how it starts',
      '12345 green bottles',
      'nine tall giraffes',
      '王小明的旧自行车',
      'x'.repeat(9) + ' marks the spot',
      'qwxzvjkp',
    ];
    expect(reasonsOf(fine)).toEqual(all(fine, null));
  });

  it('are checked in the longest password no slower than a signature', () => {
    const longest = Array.from({ length: 256 }, (_, at) => 'ab'[(at * at) % 2] ?? 'a').join('');
    const start = performance.now();
    for (let n = 0; n < 100; n += 1) weaknessOf(`${longest.slice(0, 255)}${n}`, context);
    expect((performance.now() - start) / 100).toBeLessThan(20);
  });
});
