import { expect, test } from 'vitest';
import { linkNames } from './link-names.ts';

const addressOf = (name: string) => (name === 'Tabs' || name === 'Card' ? `#${name}` : undefined);

test.each([
  ['Use `Tabs` or `Card`.', 'Use [`Tabs`](#Tabs) or [`Card`](#Card).'],
  ["| none | `Card padding='none'` |", "| none | [`Card padding='none'`](#Card) |"],
  [
    '`Menu` is not listed, `tabs` is a prop, Tabs is a word.',
    '`Menu` is not listed, `tabs` is a prop, Tabs is a word.',
  ],
  ['[`Tabs`](#already)', '[`Tabs`](#already)'],
])('links the names of components in %j', (markdown, linked) => {
  expect(linkNames(markdown, addressOf)).toBe(linked);
});
