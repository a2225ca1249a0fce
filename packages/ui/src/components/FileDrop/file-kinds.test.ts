import { expect, test } from 'vitest';
import { kindName, kindOf } from './file-kinds.ts';

test.for([
  ['image/png', 'PNG'],
  ['image/svg+xml', 'SVG'],
  ['application/x-tar', 'TAR'],
  ['.csv', '.csv'],
  ['image/*', 'image/*'],
])('%s is written as %s', ([entry, name]) => {
  expect(kindName(entry ?? '')).toBe(name);
});

test.for([
  { name: 'harbour.PNG', type: '', kind: 'PNG' },
  { name: 'archive.tar.gz', type: 'application/gzip', kind: 'GZ' },
  { name: 'image', type: 'image/jpeg', kind: 'JPEG' },
  { name: 'notes', type: '', kind: '' },
])('the kind of $name ($type) is $kind', ({ name, type, kind }) => {
  expect(kindOf({ name, type })).toBe(kind);
});
