import { describe, expect, it } from 'vitest';
import { decodePage } from './decode.ts';

function page(body: readonly number[] | string, contentType = ''): Parameters<typeof decodePage>[0] {
  return {
    url: 'https://yard.example/',
    status: 200,
    contentType,
    body: typeof body === 'string' ? new TextEncoder().encode(body) : Uint8Array.from(body),
  };
}
const bytes = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));

describe('a page is decoded', () => {
  it('by its byte order mark before all else', () => {
    expect(decodePage(page([0xff, 0xfe, 0x59, 0x00, 0xe9, 0x00], 'text/html; charset=utf-8'))).toEqual({
      text: 'Yé',
      charset: 'utf-16le',
      by: 'bom',
    });
    expect(decodePage(page([0xfe, 0xff, 0x00, 0x59]))).toEqual({ text: 'Y', charset: 'utf-16be', by: 'bom' });
    expect(decodePage(page([0xef, 0xbb, 0xbf, 0x59], 'text/html; charset=windows-1251'))).toEqual({
      text: 'Y',
      charset: 'utf-8',
      by: 'bom',
    });
  });

  it('by its header, for every alias of the charset', () => {
    expect(decodePage(page([0xcf, 0xf0, 0xe8], 'text/html; charset=cp1251'))).toEqual({
      text: 'При',
      charset: 'windows-1251',
      by: 'header',
    });
    expect(decodePage(page([0x83, 0x65, 0x83, 0x58, 0x83, 0x67], 'text/html;charset="Shift_JIS"'))).toEqual({
      text: 'テスト',
      charset: 'shift_jis',
      by: 'header',
    });
    expect(decodePage(page([0xd6, 0xd0, 0xce, 0xc4, 0x81, 0x30, 0x84, 0x36], 'text/html; CHARSET = gb18030'))).toEqual({
      text: '中文¥',
      charset: 'gb18030',
      by: 'header',
    });
    expect(decodePage(page([0x93, 0x80, 0xe9], 'text/html; charset=iso-8859-1'))).toEqual({
      text: '“€é',
      charset: 'windows-1252',
      by: 'header',
    });
  });

  it('by its own declaration when the header has no charset, or an unknown one', () => {
    const decoded = (text: string, type = 'text/html') => {
      const { charset, by } = decodePage(page([...bytes(text), 0xcf], type));
      return `${charset} ${by}`;
    };
    expect(decoded('<!doctype html><meta charset=windows-1251>')).toBe('windows-1251 page');
    expect(decoded('<META http-equiv="Content-Type" content="text/html; charset=koi8-r">')).toBe('koi8-r page');
    expect(decoded('<?xml version="1.0" encoding="iso-8859-2"?><a/>')).toBe('iso-8859-2 page');
    expect(decoded('<meta charset="windows-1251">', 'text/html; charset=nonsense')).toBe('windows-1251 page');
    expect(decoded('<!-- <meta charset="koi8-r"> --><meta charset="windows-1251">')).toBe('windows-1251 page');
    expect(decoded('<meta charset="utf-16">')).toBe('utf-8 page');
  });

  it('by its own declaration when the header is wrong', () => {
    const russian = [...bytes('<meta charset="windows-1251"><p>'), 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2];
    expect(decodePage(page(russian, 'text/html; charset=utf-8'))).toEqual({
      text: '<meta charset="windows-1251"><p>Привет',
      charset: 'windows-1251',
      by: 'page',
    });
  });

  it('by its header when a single character is malformed', () => {
    const long = `<meta charset="windows-1252">${'é'.repeat(50)}`;
    const broken = [...new TextEncoder().encode(long), 0xff];
    expect(decodePage(page(broken, 'text/html; charset=utf-8'))).toEqual({
      text: `${long}\ufffd`,
      charset: 'utf-8',
      by: 'header',
    });
  });

  it('as UTF-8 when nothing is declared', () => {
    expect(decodePage(page('é'))).toEqual({ text: 'é', charset: 'utf-8', by: 'default' });
    expect(decodePage(page(''))).toEqual({ text: '', charset: 'utf-8', by: 'default' });
  });
});
