import { expect, it } from 'vitest';
import { addressOf, inAddress } from './email-view.ts';

it.each([
  ['', { place: 'inbox', query: '', open: null }],
  ['in=trash&q=from%3Anoor&open=thread-1', { place: 'trash', query: 'from:noor', open: 'thread-1' }],
  ['in=Social', { place: 'Social', query: '', open: null }],
] as const)('reads and writes %j', (search, view) => {
  expect(inAddress.read(new URLSearchParams(search))).toEqual(view);
  expect(inAddress.write(view).toString()).toBe(search);
});

it('shows the inbox instead of an unknown folder', () => {
  expect(inAddress.read(new URLSearchParams('in=attic')).place).toBe('inbox');
});

it('links to the inbox without parameters', () => {
  expect([addressOf({}), addressOf({ place: 'sent', open: 'a b' })]).toEqual([
    '/apps/email',
    '/apps/email?in=sent&open=a+b',
  ]);
});
