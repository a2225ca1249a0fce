import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import { isTracking } from './url/tracking.ts';
import url from './url.ts';

const read = (text: string, options = {}) =>
  url({ url: text, removeTracking: false, sortQuery: false, removeFragment: false, ...options });

describe('url', () => {
  it('returns the parts', () => {
    expect(read('HTTPS://User:p%40ss@Example.com:8443/a%20b/../c/%C3%A9?q=1+2&q=&x#Part%202')).toEqual({
      text: 'https://User:p%40ss@example.com:8443/c/%C3%A9?q=1+2&q=&x#Part%202',
      url: 'https://User:p%40ss@example.com:8443/c/%C3%A9?q=1+2&q=&x#Part%202',
      scheme: 'https',
      username: 'User',
      password: 'p@ss',
      host: 'example.com',
      unicodeHost: 'example.com',
      port: 8443,
      origin: 'https://example.com:8443',
      path: '/c/%C3%A9',
      segments: ['c', 'é'],
      query: [
        { name: 'q', value: '1 2', tracking: false },
        { name: 'q', value: '', tracking: false },
        { name: 'x', value: '', tracking: false },
      ],
      fragment: 'Part 2',
      notes: [{ code: 'credentials' }],
    });
  });

  it.each([
    ['http://example.com:80/%7euser/%2f?a=%c3%a9', 'http://example.com/~user/%2F?a=%C3%A9'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://[2001:DB8:0:0::1]/', 'http://[2001:db8::1]/'],
    ['https://münchen.example/straße', 'https://xn--mnchen-3ya.example/stra%C3%9Fe'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['http://example.com\\a\\b', 'http://example.com/a/b'],
  ])('normalizes %s', (text, expected) => {
    expect(read(text).text).toBe(expected);
  });

  it('sorts the query by name, with values of one name in their order, and removes the fragment', () => {
    const { text, notes } = read('https://e.example/?b=2&a=1&b=1#top', { sortQuery: true, removeFragment: true });
    expect([text, notes]).toEqual([
      'https://e.example/?a=1&b=2&b=1',
      [{ code: 'fragment_removed', values: { fragment: '#top' } }],
    ]);
  });

  it('removes parameters that track people', () => {
    const { text, notes } = read('https://e.example/?utm_source=x&id=7&fbclid=y&UTM_Medium=z', {
      removeTracking: true,
    });
    expect([text, notes]).toEqual([
      'https://e.example/?id=7',
      [{ code: 'tracking_removed', values: { names: 'utm_source, fbclid, UTM_Medium' } }],
    ]);
  });

  it('reports them if they stay', () => {
    const { text, notes } = read('https://e.example/?gclid=1');
    expect([text, notes]).toEqual([
      'https://e.example/?gclid=1',
      [{ code: 'tracking_found', values: { names: 'gclid' } }],
    ]);
  });

  it('does not take ordinary parameters for tracking', () => {
    expect(['id', 'q', 'page', 'utm', 'ref', 'constructor'].filter(isTracking)).toEqual([]);
  });

  it.each([
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['localhost:3000', 'https://localhost:3000/'],
    ['//example.com/x', 'https://example.com/x'],
  ])('assumes https for %s', (text, expected) => {
    expect([read(text).text, read(text).notes]).toEqual([expected, [{ code: 'scheme_assumed' }]]);
  });

  it('resolves a relative URL', () => {
    expect(read('../c?x=1', { base: 'https://e.example/a/b/' }).text).toBe('https://e.example/a/c?x=1');
  });

  it('shows hosts in Unicode', () => {
    expect(read('https://xn--mnchen-3ya.example/').unicodeHost).toBe('münchen.example');
    expect(read('https://مثال.إختبار/').host).toBe('xn--mgbh0fb.xn--kgbechtv');
  });

  it.each([
    ['https://аррӏе.com/', { code: 'look_alike', values: { label: 'аррӏе', latin: 'apple' } }],
    ['https://pаypal.com/', { code: 'look_alike', values: { label: 'pаypal', latin: 'paypal' } }],
    ['https://abжc.com/', { code: 'mixed_alphabets', values: { label: 'abжc' } }],
  ])('warns of %s', (text, note) => {
    expect(read(text).notes).toEqual([note]);
  });

  it('does not warn of a word in one alphabet', () => {
    const notes = ['https://почта.рф/', 'https://орех.рф/', 'https://日本語abc.jp/'].map((text) => read(text).notes);
    expect(notes).toEqual([[], [], []]);
  });

  it('reports removed line breaks and escapes that are none', () => {
    expect(read('https://e.example/a\nb?c=100%').notes).toEqual([
      { code: 'white_space_removed' },
      { code: 'bad_escape' },
    ]);
  });

  it.each([
    [' ', {}, 'empty', '/url'],
    ['/a/b', {}, 'relative', '/url'],
    ['http://a b/', {}, 'not_url', '/url'],
    ['http://', { base: 'https://e.example/' }, 'not_url', '/url'],
    ['a', { base: 'b' }, 'bad_base', '/base'],
  ])('rejects %j with %j as %s', (text, options, code, pointer) => {
    expect(() => read(text, options)).toThrow(new InputFault(code, { pointer }));
  });
});
