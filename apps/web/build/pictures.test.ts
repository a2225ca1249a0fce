import { expect, test } from 'vitest';
import { icoOf } from './pictures.ts';

test('an ICO file lists the size, length and place of each picture', () => {
  const ico = icoOf([
    { size: 16, png: Buffer.from('first') },
    { size: 48, png: Buffer.from('second one') },
  ]);
  expect(ico.subarray(0, 38).toString('hex')).toBe(
    '000001000200' +
      '10100000' +
      '01002000' +
      '05000000' +
      '26000000' +
      '30300000' +
      '01002000' +
      '0a000000' +
      '2b000000',
  );
  expect(ico.subarray(38).toString()).toBe('firstsecond one');
});
