import { expect, it } from 'vitest';
import { inAddress, neighbour, questionOf, replyHref, wholeContent } from './messages-view.ts';
import { deletionMessage, storyMessages, supportMessage } from './story/story-messages.ts';

it('writes the view to the URL query and reads it back', () => {
  const view = { query: 'door', kind: 'support', state: 'done', open: 'm1' } as const;
  expect(inAddress.write(view).toString()).toBe('q=door&kind=support&state=done&id=m1');
  expect(inAddress.read(inAddress.write(view))).toEqual(view);
  expect(inAddress.read(new URLSearchParams('kind=praise&state=&id='))).toEqual(wholeContent);
});

it('sends no query that the server would reject', () => {
  expect(questionOf({ ...wholeContent, query: ` a\u0000b${'x'.repeat(200)}`, open: 'm1' })).toEqual({
    search: `ab${'x'.repeat(98)}`,
  });
});

it('moves between messages and stops at both ends', () => {
  expect(neighbour(storyMessages, null, 1)).toBe('m1');
  expect(neighbour(storyMessages, 'm1', 1)).toBe('m2');
  expect(neighbour(storyMessages, 'm1', -1)).toBeNull();
  expect(neighbour([], null, 1)).toBeNull();
});

it('writes a reply with the reference and prevents added recipients', () => {
  expect(replyHref(supportMessage)).toBe(
    'mailto:amina@example.org?subject=Re%3A%20The%20QR%20code%20is%20blank%20(AY-7K3M9P)&body=%0D%0A%0D%0A%3E%20I%20get%20an%20empty%20picture.%0D%0A%3E%20What%20do%20I%20do%3F',
  );
  expect(replyHref({ ...deletionMessage, email: 'a@example.org?bcc=b@example.org' })).toMatch(
    /^mailto:a@example\.org%3Fbcc%3Db%40example\.org\?subject=/,
  );
});
