import { expect, test } from 'vitest';
import { besideOption, optionNamed } from './next-option.ts';

const options = [
  { id: 'png', label: 'PNG' },
  { id: 'pdf', label: 'PDF', isDisabled: true },
  { id: 'postscript', label: 'PostScript' },
  { id: 'eps', label: 'Épure' },
];

test('an arrow goes to the option beside, past one that cannot be chosen, and stays at an end', () => {
  expect(besideOption(options, 'png', 1)?.id).toBe('postscript');
  expect(besideOption(options, 'postscript', -1)?.id).toBe('png');
  expect(besideOption(options, 'eps', 1)).toBeUndefined();
  expect(besideOption(options, 'png', -1)).toBeUndefined();
  expect(besideOption(options, null, -1)?.id).toBe('png');
});

test('a letter goes to the next option that starts with it, more of them to the one they name, accents or not', () => {
  expect(optionNamed(options, 'png', 'p', 'en')?.id).toBe('postscript');
  expect(optionNamed(options, 'postscript', 'p', 'en')?.id).toBe('png');
  expect(optionNamed(options, 'postscript', 'po', 'en')?.id).toBe('postscript');
  expect(optionNamed(options, 'png', 'e', 'en')?.id).toBe('eps');
  expect(optionNamed(options, null, 'pd', 'en')).toBeUndefined();
  expect(optionNamed(options, null, 'z', 'en')).toBeUndefined();
});
