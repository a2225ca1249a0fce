import { expect, test } from 'vitest';
import { passwordLength } from './password.ts';

test('password length is rated in four steps', () => {
  expect(['', '1234567', '12345678', '12345678901234', '123456789012345'].map(passwordLength)).toEqual([
    'none',
    'short',
    'enough',
    'enough',
    'good',
  ]);
});
