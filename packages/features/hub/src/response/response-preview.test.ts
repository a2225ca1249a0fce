import type { Api } from '@apiyard/api/contract/hub/hub';
import { expect, test } from 'vitest';
import { responsePreview } from './response-preview.ts';

const api = (properties: object = {}, layout?: Api['layout']) =>
  ({
    output: { kind: 'json', types: ['application/json'], schema: { type: 'object', properties } },
    ...(layout !== undefined && { layout }),
  }) as Pick<Api, 'layout' | 'output'>;
const json = (value: unknown, of = api()) => responsePreview({ kind: 'json', value, text: JSON.stringify(value) }, of);

test('a response of values is previewed by its first one, however deep it is', () => {
  expect(json({ uuids: ['9f1c2b64', '0d7c6f4f'] })).toBe('9f1c2b64');
  expect([json({}), json([]), json(7), json({ notes: [], gone: null, at: { x: 'y' } })]).toEqual([
    '{}',
    '[]',
    '7',
    'y',
  ]);
});

test('a number or a yes has its title', () => {
  const titled = api({ matchCount: { title: 'Number of matches' } });
  expect(json({ notes: [{ code: 'cut' }], matchCount: 2 }, titled)).toBe('Number of matches 2');
  expect(json({ isValid: false })).toBe('isValid false');
});

test('a response of text is previewed on one line', () => {
  expect(json({ bytes: 12, text: '\n[\n  "a",\n  "c"\n]\n' })).toBe('[ "a", "c" ]');
  expect(json({ text: 'x'.repeat(500) })).toBe('x'.repeat(120));
  expect(responsePreview({ kind: 'text', text: ' x\ny', type: 'text/plain', name: 'a.txt' } as never, api())).toBe(
    'x y',
  );
});

test('a comparison is previewed by its counts', () => {
  const diff = api({ added: { title: 'Lines added' }, removed: { title: 'Lines removed' } }, 'diff');
  expect(json({ text: '--- a\n+++ b', added: 2, removed: 1 }, diff)).toBe('Lines added 2 · Lines removed 1');
});

test('a file is previewed by its name', () => {
  const blob = new Blob(['x'], { type: 'image/png' });
  expect(responsePreview({ kind: 'picture', blob, type: 'image/png', name: 'qr.png' }, api())).toBe('qr.png');
});
