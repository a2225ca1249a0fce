import { expect, test } from 'vitest';
import { existsIn } from './exists.ts';

const exists = existsIn([
  {
    children: [
      { children: [{ index: true }] },
      {
        children: [
          {
            children: [
              { path: 'hub' },
              { path: 'hub/*' },
              { path: 'android/:packageName' },
              { path: 'account', children: [{ path: 'keys' }] },
            ],
          },
        ],
      },
      { path: '*' },
    ],
  },
]);

test.each([
  ['/', true],
  ['/hub', true],
  ['/hub/', true],
  ['/hub?favourites', true],
  ['/hub/convert/hash', true],
  ['/android/org.example.app', true],
  ['/android', false],
  ['/account/keys', true],
  ['/account', false],
  ['/only-the-catch-all', false],
])('%s leads somewhere: %s', (href, expected) => {
  expect(exists(href)).toBe(expected);
});
