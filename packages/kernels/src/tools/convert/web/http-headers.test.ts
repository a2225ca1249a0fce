import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import httpHeaders from './http-headers.ts';

const read = (text: string) => httpHeaders({ text, explain: false });
const codes = (text: string) => read(text).notes.map(({ code }) => code);

describe('reading', () => {
  it('gives headers with their directives', () => {
    expect(
      httpHeaders({
        text: 'HTTP/2 200 OK\r\nCache-Control: max-age=60, private="Set-Cookie, X", x\r\nX-Own: a:b\r\n\r\n',
        explain: true,
      }),
    ).toEqual({
      startLine: 'HTTP/2 200 OK',
      kind: 'response',
      headers: [
        {
          name: 'Cache-Control',
          value: 'max-age=60, private="Set-Cookie, X", x',
          directives: [
            { name: 'max-age', value: '60' },
            { name: 'private', value: 'Set-Cookie, X' },
            { name: 'x', value: null },
          ],
          known: true,
        },
        { name: 'X-Own', value: 'a:b', directives: [], known: false },
      ],
      findings: 0,
      notes: [
        { code: 'header_cache_control', pointer: '/headers/0' },
        { code: 'directive_cache_control_max_age', pointer: '/headers/0/directives/0', values: { value: '60' } },
        {
          code: 'directive_cache_control_private',
          pointer: '/headers/0/directives/1',
          values: { value: 'Set-Cookie, X' },
        },
      ],
    });
  });

  it.each([
    ['GET /x HTTP/1.1\nHost: e.example', 'request', ['Host']],
    ['< HTTP/1.1 204\n< Allow: GET\n<\n', 'response', ['Allow']],
    ['Allow: GET', 'unknown', ['Allow']],
  ])('reads %j', (text, kind, names) => {
    const { headers, ...block } = read(text);
    expect([block.kind, headers.map(({ name }) => name)]).toEqual([kind, names]);
  });

  it.each<[string, { name: string; value: string | null }[]]>([
    [
      'Set-Cookie: a=b; Path=/; Secure; Max-Age=60',
      [
        { name: 'path', value: '/' },
        { name: 'secure', value: null },
        { name: 'max-age', value: '60' },
      ],
    ],
    [
      "Content-Security-Policy: default-src 'self' https:; sandbox",
      [
        { name: 'default-src', value: "'self' https:" },
        { name: 'sandbox', value: null },
      ],
    ],
    [
      'Content-Disposition: attachment; filename="a;b.txt"',
      [
        { name: 'attachment', value: null },
        { name: 'filename', value: 'a;b.txt' },
      ],
    ],
    [
      'Strict-Transport-Security: max-age=1; includeSubDomains',
      [
        { name: 'max-age', value: '1' },
        { name: 'includesubdomains', value: null },
      ],
    ],
  ])('reads the directives of %s', (text, directives) => {
    expect(read(text).headers[0]?.directives).toEqual(directives);
  });

  it('notes continued lines and lines that are not headers', () => {
    expect(read('Vary: Accept,\n  Origin\nhello').notes).toEqual([
      { code: 'folded', values: { text: 'Origin' } },
      { code: 'not_header', values: { text: 'hello' } },
    ]);
    expect(read('Vary: Accept,\n  Origin').headers[0]?.value).toBe('Accept, Origin');
  });
});

const safeCookie = 'Set-Cookie: __Host-id=1; Path=/; Secure; HttpOnly; SameSite=Lax';

describe('findings', () => {
  it.each<[string, string[]]>([
    [safeCookie, []],
    ['Set-Cookie: id=1', ['missing_secure', 'missing_http_only', 'missing_same_site']],
    ['Set-Cookie: id=1; HttpOnly; SameSite=None', ['missing_secure', 'same_site_none']],
    [`${safeCookie}; Domain=e.example`, ['cookie_prefix']],
    ['Strict-Transport-Security: max-age=31536000', []],
    ['Strict-Transport-Security: max-age=300', ['hsts_short']],
    ['Strict-Transport-Security: max-age=0', ['hsts_off']],
    ['Strict-Transport-Security: includeSubDomains', ['hsts_invalid']],
    ["Content-Security-Policy: default-src 'self'; base-uri 'none'", []],
    ["Content-Security-Policy: script-src 'nonce-a' 'unsafe-inline'; object-src 'none'; base-uri 'none'", []],
    [
      "Content-Security-Policy: script-src 'unsafe-inline' 'unsafe-eval' *",
      ['csp_unsafe_inline', 'csp_unsafe_eval', 'csp_any_source', 'csp_no_base_uri', 'csp_no_object_src'],
    ],
    ['Content-Security-Policy: img-src *', ['csp_no_scripts', 'csp_no_base_uri', 'csp_no_object_src']],
    ['Access-Control-Allow-Origin: *', ['cors_any']],
    ['Access-Control-Allow-Origin: *\nAccess-Control-Allow-Credentials: true', ['cors_any_credentials']],
    ['Access-Control-Allow-Origin: null', ['cors_null']],
    ['Access-Control-Allow-Origin: https://a.example, https://b.example', ['cors_several']],
    ['Access-Control-Allow-Origin: https://a.example', ['cors_no_vary']],
    ['Access-Control-Allow-Origin: https://a.example\nVary: Origin', []],
    ['Cache-Control: no-store, max-age=60', ['cache_contradiction']],
    ['Cache-Control: public, private', ['cache_public_private']],
    [`Cache-Control: public\n${safeCookie}`, ['cache_cookie']],
    ['Cache-Control: max-age=60\nExpires: 0', ['expires_ignored']],
    ['Date: Sun, 06 Nov 1994 08:49:37 GMT', []],
    ['Last-Modified: 1994-11-06', ['bad_date']],
    ['Authorization: Bearer x', ['secret']],
    ['Server: nginx/1.27.1\nX-Powered-By: PHP', ['version_shown']],
    ['Pragma: no-cache', ['pragma_old']],
    ['X-XSS-Protection: 1; mode=block', ['xss_filter_old']],
    ['X-Content-Type-Options: yes', ['nosniff_invalid']],
    ['X-Frame-Options: ALLOW-FROM https://a.example', ['frame_options_invalid']],
    ['Referrer-Policy: unsafe-url', ['referrer_unsafe']],
    ['Content-Length: 5\nTransfer-Encoding: chunked', ['length_and_chunks']],
    ['Content-Length: 5\ncontent-length: 6', ['duplicate']],
    [
      'Content-Type: text/html',
      ['no_charset', 'no_hsts', 'no_csp', 'no_nosniff', 'no_frame_protection', 'no_referrer_policy'],
    ],
    ['POST / HTTP/1.1\nContent-Type: text/html; charset=utf-8', []],
  ])('%j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });
});

it.each([
  ['hello', 'no_headers', {}],
  ['', 'no_headers', {}],
  ['A: b\n'.repeat(501), 'too_many', { max: 500 }],
])('rejects %.10j', (text, code, values) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ ...new InputFault(code, { pointer: '/text', values }) }));
});
