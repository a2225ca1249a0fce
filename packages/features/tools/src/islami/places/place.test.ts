import { expect, test } from 'vitest';
import { nameInSentence } from './place.ts';

test.each([
  ['Paris', 'ch', ' Paris '],
  ['麦加', 'ch', '麦加'],
  ['\u206621.42, 39.83\u2069', 'ch', ' \u206621.42, 39.83\u2069 '],
  ['Paris', 'fr', 'Paris'],
  ['', 'ch', ''],
] as const)('%j in a sentence in %s is %j', (name, lang, written) => {
  expect(nameInSentence(name, lang)).toBe(written);
});
