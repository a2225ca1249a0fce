import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

interface Node {
  id: string;
  children?: readonly Node[];
}

test('lists every node before what is in it', () => {
  const items: Node[] = [
    { id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }, { id: 'd' }] },
    { id: 'e', children: [] },
  ];
  expect(inOrder(items).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(inOrder<Node>([])).toEqual([]);
});
