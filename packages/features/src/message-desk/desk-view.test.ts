import { expect, it } from 'vitest';
import { inAddress, neighbour, questionOf, replyHref, wholeDesk } from './desk-view.ts';
import { deletionMessage, storyMessages, supportMessage } from './story/story-messages.ts';

it('stands in the address, and comes back from it', () => {
  const view = { query: 'door', kind: 'support', state: 'done', open: 'm1' } as const;
  expect(inAddress.write(view).toString()).toBe('q=door&kind=support&state=done&id=m1');
  expect(inAddress.read(inAddress.write(view))).toEqual(view);
  expect(inAddress.read(new URLSearchParams('kind=praise&state=&id='))).toEqual(wholeDesk);
});

it('asks the server for nothing that it would refuse', () => {
  expect(questionOf({ ...wholeDesk, query: ` a\u0000b${'x'.repeat(200)}`, open: 'm1' })).toEqual({
    search: `ab${'x'.repeat(98)}`,
  });
});

it('goes from message to message, and no further than the ends', () => {
  expect(neighbour(storyMessages, null, 1)).toBe('m1');
  expect(neighbour(storyMessages, 'm1', 1)).toBe('m2');
  expect(neighbour(storyMessages, 'm1', -1)).toBeNull();
  expect(neighbour([], null, 1)).toBeNull();
});

it('writes a reply that names the reference, and lets nobody add a recipient', () => {
  expect(replyHref(supportMessage)).toBe(
    'mailto:amina@example.org?subject=Re%3A%20The%20QR%20code%20is%20blank%20(AY-7K3M9P)&body=%0D%0A%0D%0A%3E%20I%20get%20an%20empty%20picture.%0D%0A%3E%20What%20do%20I%20do%3F',
  );
  expect(replyHref({ ...deletionMessage, email: 'a@example.org?bcc=b@example.org' })).toMatch(
    /^mailto:a@example\.org%3Fbcc%3Db%40example\.org\?subject=/,
  );
});
