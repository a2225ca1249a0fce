import { expect, test } from 'vitest';
import { responsePreview } from './response-preview.ts';

const json = (value: unknown) => responsePreview({ kind: 'json', value, text: JSON.stringify(value) });

test('a response of values is previewed by its first one, however deep it is', () => {
  expect(json({ uuids: ['9f1c2b64', '0d7c6f4f'] })).toBe('9f1c2b64');
  expect(json({ notes: [{ code: 'cut' }], missing: null, isValid: false })).toBe('false');
  expect([json({}), json([]), json(7)]).toEqual(['{}', '[]', '7']);
});

test('a response of text is previewed by its first line that is not blank', () => {
  expect(json({ bytes: 12, text: '\n  a: 1\n  b: 2\n' })).toBe('a: 1');
  expect(responsePreview({ kind: 'text', text: ' x\ny', type: 'text/plain', name: 'a.txt' } as never)).toBe('x');
});

test('a long line is cut, and a file has its name', () => {
  expect(json({ text: 'x'.repeat(500) })).toBe('x'.repeat(120));
  const blob = new Blob(['x'], { type: 'image/png' });
  expect(responsePreview({ kind: 'picture', blob, type: 'image/png', name: 'qr.png' })).toBe('qr.png');
});
