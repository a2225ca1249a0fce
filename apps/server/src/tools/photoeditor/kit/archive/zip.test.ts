import { expect, it } from 'vitest';
import { unzipped } from '../testing/unzipped.ts';
import { zipOf } from './zip.ts';

it('makes an archive that another program reads, with checked contents', async () => {
  const entries = [
    { name: 'a.txt', bytes: Buffer.from('first') },
    { name: 'folder/b.bin', bytes: new Uint8Array(70_000).fill(7) },
    { name: 'empty', bytes: new Uint8Array() },
  ];
  const files = await unzipped(zipOf(entries));
  expect([...files.keys()]).toEqual(['a.txt', 'folder/b.bin', 'empty']);
  expect([files.get('a.txt')?.toString(), files.get('folder/b.bin')?.length, files.get('empty')?.length]).toEqual([
    'first',
    70_000,
    0,
  ]);
  expect(await unzipped(zipOf([]))).toEqual(new Map());
});

it('makes the same archive of the same files', () => {
  const entry = { name: 'a', bytes: Buffer.from('a') };
  expect(Buffer.from(zipOf([entry])).toString('hex')).toBe(
    '504b03040a0000000000000021004 3beb7e80100000001000000010000006161504b01020a000a00000000000000210043beb7e8010000000100000001000000000000000000000000000000000061504b0506000000000100010 02f000000200000000000'.replaceAll(
      ' ',
      '',
    ),
  );
});
