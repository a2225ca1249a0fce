import { expect, it } from 'vitest';
import { inAddress, questionOf, wholeLog } from './audit-view.ts';

it('writes the view to the URL query and reads it back', () => {
  const view = {
    query: 'role',
    group: 'admin',
    person: 'amina',
    requestId: 'r1',
    from: '2026-11-01',
    to: '2026-11-20',
  } as const;
  expect(inAddress.write(view).toString()).toBe(
    'q=role&group=admin&person=amina&requestId=r1&from=2026-11-01&to=2026-11-20',
  );
  expect(inAddress.read(inAddress.write(view))).toEqual(view);
  expect(inAddress.read(new URLSearchParams('group=gossip&from=2026-13-41&to=yesterday'))).toEqual(wholeLog);
});

it('requests whole days in the admin’s time zone, including the last', () => {
  const { from, to } = questionOf({ ...wholeLog, from: '2026-11-20', to: '2026-11-20' });
  expect([from, to]).toEqual([new Date(2026, 10, 20).toISOString(), new Date(2026, 10, 21).toISOString()]);
});

it('sends no query that the server would reject', () => {
  expect(questionOf({ ...wholeLog, query: ` a\u0000${'x'.repeat(200)}`, person: '  ' })).toEqual({
    search: `a${'x'.repeat(99)}`,
  });
});
