import type { Message } from './message-rows.ts';

export const noor = { id: 'noor', name: 'Noor Haddad' };
const sam = { id: 'sam', name: 'Sam Okafor' };
export const me = { id: 'me', name: 'Mina Park' };

const texts = [
  'The import of last night has finished.',
  'Thanks. Were there any rows that could not be read?',
  'Twelve. They have no date, so I put them aside.',
  'Good.\nCan you send me the list, with the reason for each of them?',
  'I will add the reasons this afternoon. It takes a while, because two of the sources changed their format without a note, and I have to look at those rows one by one.',
  'No hurry.',
];
const order = [noor, me, noor, me, sam, sam] as const;
const firstMs = Date.parse('2026-11-20T09:30:00Z');

/** `count` messages that end at `end`, the id of the last one; ids are numbers. Four minutes apart. */
export function exampleMessages(count: number, end = 10_000): Message[] {
  return Array.from({ length: count }, (_, index) => {
    const number = end - count + 1 + index;
    const kind = number % texts.length;
    return {
      id: `${number}`,
      author: order[kind] ?? noor,
      at: new Date(firstMs - (10_000 - number) * 4 * 60_000).toISOString(),
      text: texts[kind] ?? '',
    };
  });
}
