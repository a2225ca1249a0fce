import { expect, it } from 'vitest';
import { allUsers, inAddress, questionOf } from './users-view.ts';

it('writes the view to the URL query and reads it back', () => {
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
  expect(inAddress.write(allUsers).toString()).toBe('');
});

it('reads valid parts of old or hand-written URLs', () => {
  expect(inAddress.read(new URLSearchParams('role=king&state=&sort=password&page=-1&rows=7&plan='))).toEqual(allUsers);
  expect(inAddress.read(new URLSearchParams('page=1e9')).page).toBe(1);
});

it('sends no query that the server would reject', () => {
  expect(questionOf({ ...allUsers, query: ` a\nb${'x'.repeat(200)}` }).search).toBe(`ab${'x'.repeat(98)}`);
  expect(questionOf({ ...allUsers, query: ' \t ' })).toEqual({ sort: '-created', page: 1, rows: 25 });
});
