import { expect, test } from 'vitest';
import { accepts } from './accepts.ts';

test.for([
  { accept: [], name: 'a.exe', type: '', expected: true },
  { accept: ['.csv'], name: 'Figures.CSV', type: '', expected: true },
  { accept: ['.csv'], name: 'figures.csv.exe', type: 'text/csv', expected: false },
  { accept: ['image/*'], name: 'a.png', type: 'image/png', expected: true },
  { accept: ['image/*'], name: 'a.png', type: 'imageology/png', expected: false },
  { accept: ['application/pdf', '.txt'], name: 'a', type: 'application/pdf', expected: true },
  { accept: ['application/pdf', '.txt'], name: 'a.md', type: 'text/markdown', expected: false },
])('$accept takes $name ($type): $expected', ({ accept, name, type, expected }) => {
  expect(accepts(accept, { name, type })).toBe(expected);
});
