import { expect, it } from 'vitest';
import { lengthen } from './lengthen.tsx';

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

it('replaces texts for people, and leaves ids, states and figures', () => {
  expect(
    lengthen({ label: 'Keys', items: [{ id: 'a', title: 'First', count: 2 }], keys: { state: 'done', value: ['x'] } }),
  ).toEqual({ label: long, items: [{ id: 'a', title: long, count: 2 }], keys: { state: 'done', value: ['x'] } });
});

it('replaces texts in elements and in lists of children', () => {
  expect(lengthen({ children: [<b key="one">One</b>, 'Two'] })).toEqual({
    children: [<b key="one">{long}</b>, long],
  });
});

it('leaves empty texts, dates, sets and functions', () => {
  const at = new Date(0);
  const chosen = new Set(['title']);
  const onPress = () => {};
  const args = lengthen({ title: '', at, chosen, onPress });
  expect(args).toEqual({ title: '', at, chosen, onPress });
  expect([args.at === at, args.chosen === chosen, args.onPress === onPress]).toEqual([true, true, true]);
});
