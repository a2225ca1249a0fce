import { expect, test } from 'vitest';
import { changesIn } from './changes.ts';

const hunk = { oldStart: 1, newStart: 1, changes: [{ kind: 'added', text: 'a\n' }] };

test.each([
  [{ hunks: [hunk] }, { of: 'text', hunks: [hunk] }],
  [
    { differences: [{ kind: 'changed', pointer: '/a', before: '1', after: '2' }] },
    { of: 'data', differences: [{ kind: 'changed', path: '/a', before: '1', after: '2' }] },
  ],
  [{ hunks: [{ ...hunk, changes: [{ kind: 'gone', text: '' }] }] }, null],
  [{ hunks: 'none' }, null],
  [{ differences: [{ kind: 'changed', pointer: 1 }] }, null],
  [{ differences: [{ kind: 'added', pointer: '/a', after: 1 }] }, null],
  [{}, null],
])('%j', (data, changes) => {
  expect(changesIn(data)).toEqual(changes);
});
