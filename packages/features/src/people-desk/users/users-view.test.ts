import { expect, it } from 'vitest';
import { everybody, inAddress, questionOf } from './users-view.ts';

it('stands in the address, and comes back from it', () => {
  const view = {
    query: 'ann',
    role: 'admin',
    state: 'disabled',
    plan: 'premium',
    sort: 'seen',
    page: 3,
    rows: 50,
  } as const;
  const address = inAddress.write(view);
  expect(address.toString()).toBe('q=ann&role=admin&state=disabled&plan=premium&sort=seen&page=3&rows=50');
  expect(inAddress.read(address)).toEqual(view);
  expect(inAddress.write(everybody).toString()).toBe('');
});

it('opens old and hand-written addresses with what can be', () => {
  expect(inAddress.read(new URLSearchParams('role=king&state=&sort=password&page=-1&rows=7&plan='))).toEqual(everybody);
  expect(inAddress.read(new URLSearchParams('page=1e9')).page).toBe(1);
});

it('asks the server for nothing that it would refuse', () => {
  expect(questionOf({ ...everybody, query: ` a\nb${'x'.repeat(200)}` }).search).toBe(`ab${'x'.repeat(98)}`);
  expect(questionOf({ ...everybody, query: ' \t ' })).toEqual({ sort: '-created', page: 1, rows: 25 });
});
