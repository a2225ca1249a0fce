import { expect, it } from 'vitest';
import { emailFor } from '../story/emails.ts';
import { stepFor, withChanges } from './steps.ts';

const first = emailFor({ id: 'a', starred: true });
const second = emailFor({ id: 'b', spam: true });

it('deletes by setting the trash only', () => {
  expect(stepFor({ kind: 'deleted' }, [first, second])).toEqual({
    kind: 'deleted',
    before: [
      { id: 'a', trash: false },
      { id: 'b', trash: false },
    ],
    after: [
      { id: 'a', trash: true },
      { id: 'b', trash: true },
    ],
  });
});

it('remembers what each email was before', () => {
  expect(stepFor({ kind: 'archived' }, [second])?.before).toEqual([
    { id: 'b', inbox: true, spam: true, trash: false, snoozedUntil: null },
  ]);
  expect(stepFor({ kind: 'labelled', label: 'Social' }, [first])).toEqual({
    kind: 'labelled',
    before: [{ id: 'a', label: null }],
    after: [{ id: 'a', label: 'Social' }],
  });
  expect(stepFor({ kind: 'snoozed', until: '2026-12-01T08:00:00.000Z' }, [first])?.after).toEqual([
    { id: 'a', snoozedUntil: '2026-12-01T08:00:00.000Z', inbox: false },
  ]);
});

it('leaves out emails that already are so, and is no step for none', () => {
  expect(stepFor({ kind: 'starred' }, [first, second])?.after).toEqual([{ id: 'b', starred: true }]);
  expect(stepFor({ kind: 'starred' }, [first])).toBeNull();
});

it('changes some emails and keeps the others as they are', () => {
  const [changed, same] = withChanges([first, second], [{ id: 'a', unread: true }]);
  expect(changed).toEqual({ ...first, unread: true });
  expect(same).toBe(second);
});
