import { expect, test } from 'vitest';
import { statusOf } from './status.ts';

test.each([
  ['0.1.0', '0.1.0', 'stable'],
  ['0.1.0', '0.2.0', 'stable'],
  ['0.2.0', '0.1.0', 'new'],
  ['0.2.0', '0.2.0', 'new'],
  ['0.2.0', '0.2.1', 'stable'],
  ['0.10.0', '0.9.0', 'new'],
] as const)('a component of %s is in version %s: %s', (since, version, status) => {
  expect(statusOf({ since }, version)).toBe(status);
});

test('a component whose props can change is experimental in every version', () => {
  expect(statusOf({ since: '0.1.0', experimental: 'Its base is unstable.' }, '3.0.0')).toBe('experimental');
});
