import { expect, test } from 'vitest';
import { readSelected, withSelected } from './selected-rows.ts';

test('writes the selected rows among other parameters, and reads them', () => {
  const params = withSelected(new URLSearchParams('q=lamp'), new Set(['104', '103']));
  expect(params.toString()).toBe('q=lamp&selected=104%2C103');
  expect([...readSelected(params)]).toEqual(['104', '103']);
});

test('has no parameter without selected rows', () => {
  const params = new URLSearchParams('selected=104');
  expect(withSelected(params, new Set()).toString()).toBe('');
  expect([...readSelected(params)]).toEqual([]);
});
