import type { ResponseBody } from '@apiyard/kit/calls/response.ts';
import { expect, test } from 'vitest';
import { layoutFor } from './result-layout.ts';

const json = (value: unknown): ResponseBody => ({ kind: 'json', value, text: JSON.stringify(value) });
const picture: ResponseBody = { kind: 'picture', blob: new Blob(['x']), type: 'image/png', name: 'a.png' };

test.each([
  ['text', json({ text: 'a' }), 'text'],
  ['text', json({ text: 1 }), 'data'],
  ['values', json({ hash: 'f2' }), 'values'],
  ['values', json([1]), 'data'],
  ['diff', json({ hunks: [] }), 'diff'],
  ['diff', json({ differences: [{ kind: 'added', pointer: '/a', after: '1' }] }), 'diff'],
  ['diff', json({ hunks: [{ oldStart: '1' }] }), 'data'],
  ['picture', picture, 'picture'],
  ['picture', json({}), 'data'],
  ['data', picture, 'data'],
  [undefined, json({ text: 'a' }), 'data'],
] as const)('the layout %s shows %j as %s', (layout, body, expected) => {
  expect(layoutFor(layout === undefined ? {} : { layout }, body)).toBe(expected);
});
