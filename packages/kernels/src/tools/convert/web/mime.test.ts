import { expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import mime from './mime.ts';

const text = (content: string) => ({ name: '', bytes: new TextEncoder().encode(content) });

it('finds types by file name', async () => {
  expect(await mime({ name: 'C:\\Photos\\Cat.JPG' })).toEqual({
    byName: [
      { type: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe'], registered: true, charset: null, compressible: false },
    ],
    byType: null,
    byContent: null,
    notes: [],
  });
});

it.each([
  ['a.mp4', 'video/mp4'],
  ['a.html', 'text/html'],
  ['a.js', 'text/javascript'],
  ['a.json', 'application/json'],
  ['archive.tar.gz', 'application/gzip'],
  ['a.mp3', 'audio/mpeg'],
  ['a.wasm', 'application/wasm'],
  ['a.xml', 'text/xml'],
  ['pdf', 'application/pdf'],
  ['a.csv', 'text/csv'],
  ['a.svg', 'image/svg+xml'],
  ['a.webp', 'image/webp'],
  ['a.md', 'text/markdown'],
  ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('has the usual type of %s first', async (name, type) => {
  expect((await mime({ name })).byName[0]?.type).toBe(type);
});

it('finds endings by type, without its parameters', async () => {
  expect((await mime({ type: 'Text/HTML; charset=utf-8' })).byType).toEqual({
    type: 'text/html',
    extensions: ['html', 'htm', 'shtml'],
    registered: true,
    charset: null,
    compressible: true,
  });
});

it.each([
  ['89 50 4E 47 0D 0A 1A 0A 00 00 00 0D 49 48 44 52 00 00 00 01', 'image/png'],
  ['0xFF,0xD8,0xFF,0xE0', 'image/jpeg'],
  ['25504446 2d312e37', 'application/pdf'],
  ['1f8b0800', 'application/gzip'],
  ['504b0304', 'application/zip'],
  ['7b 7d', 'application/json'],
  ['7b 20', 'text/plain'],
  ['61 c3', 'text/plain'],
])('reads %s', async (hex, type) => {
  expect((await mime({ hex })).byContent?.type).toBe(type);
});

it.each([
  ['<!DOCTYPE html><p>', 'text/html'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['مرحبا 🌱', 'text/plain'],
  [`[${'1,'.repeat(500_000)}1]`, 'application/json'],
  [`[${'1,'.repeat(500_000)}`, 'text/plain'],
])('reads a file with %.30s', async (content, type) => {
  expect((await mime({ file: text(content) })).byContent?.type).toBe(type);
});

it('notes what does not fit', async () => {
  expect((await mime({ name: 'x.png', hex: '25504446 2d312e37', type: 'image/png' })).notes).toEqual([
    { code: 'mismatch', pointer: '/byContent', values: { content: 'application/pdf', name: 'image/png' } },
    { code: 'mismatch', pointer: '/byContent', values: { content: 'application/pdf', name: 'image/png' } },
  ]);
  expect((await mime({ name: 'x.constructor', type: 'x/constructor', hex: '00' })).notes).toEqual([
    { code: 'unknown_name', pointer: '/byName', values: { name: 'x.constructor' } },
    { code: 'unknown_type', pointer: '/byType', values: { type: 'x/constructor' } },
    { code: 'unknown_content', pointer: '/byContent' },
  ]);
});

it.each([
  [{}, 'missing', ''],
  [{ hex: '0' }, 'not_hex', '/hex'],
  [{ hex: 'zz' }, 'not_hex', '/hex'],
  [{ type: 'text' }, 'not_type', '/type'],
])('rejects %j', async (input, code, pointer) => {
  await expect(mime(input)).rejects.toThrow(new InputFault(code, { pointer }));
});
