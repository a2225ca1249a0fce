import { expect, test } from 'vitest';
import names from './names.ts';

test('gives a name with its meaning in the language', () => {
  expect(names({ text: 'nur', lang: 'fr' })).toEqual({
    count: 1,
    names: [{ number: 93, arabic: 'النُّورُ', latin: 'an-Nur', meaning: 'La Lumière' }],
  });
});
