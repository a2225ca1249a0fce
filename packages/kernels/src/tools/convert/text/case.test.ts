import { describe, expect, it } from 'vitest';
import changeCase, { cases } from './case.ts';

const cased = (text: string, format: (typeof cases)[number], locale = 'en') =>
  changeCase({ text, format, locale }).text;

describe('identifiers', () => {
  it.each([
    ['camel', 'parseHttpRequest2Now'],
    ['pascal', 'ParseHttpRequest2Now'],
    ['snake', 'parse_http_request2_now'],
    ['kebab', 'parse-http-request2-now'],
    ['constant', 'PARSE_HTTP_REQUEST2_NOW'],
    ['dot', 'parse.http.request2.now'],
    ['path', 'parse/http/request2/now'],
    ['train', 'Parse-Http-Request2-Now'],
  ] as const)('of the case %s', (format, expected) => {
    expect(cased('parseHTTPRequest2 now', format)).toBe(expected);
    expect(cased(expected, format)).toBe(expected);
  });

  it.each([
    ["don't stop—l’été", 'dont_stop_lété'],
    ['  __private__ $x  ', 'private_x'],
    ['v2.0-beta', 'v2_0_beta'],
    ['ÉtatCivil İstanbul', 'état_civil_i̇stanbul'],
    ['e\u0301te\u0301 ΑΒΓ Дом', 'e\u0301te\u0301_αβγ_дом'],
    ['مرحبا بالعالم', 'مرحبا_بالعالم'],
    ['𝐀𝐛 🌱 c', '𝐀𝐛_c'],
    ['', ''],
  ])('have words of any script: %s', (text, expected) => expect(cased(text, 'snake')).toBe(expected));

  it('are one for each line', () =>
    expect(cased('first name\r\nlast name\n', 'camel')).toBe('firstName\r\nlastName\n'));

  it('note words that have no upper case', () => {
    expect(changeCase({ text: 'مرحبا بالعالم', format: 'camel', locale: 'ar' })).toEqual({
      text: 'مرحبابالعالم',
      notes: [{ code: 'no_case' }],
    });
    expect(changeCase({ text: 'مرحبا بالعالم', format: 'snake', locale: 'ar' }).notes).toEqual([]);
  });
});

describe('text', () => {
  it.each([
    ['title', "the queen's speech: 2nd PART", "The Queen's Speech: 2nd Part"],
    ['sentence', 'HELLO THERE. “HOW” ARE YOU? fine… ok\n- next', 'Hello there. “How” are you? Fine… Ok\n- Next'],
    ['upper', 'straße ﬁn', 'STRASSE FIN'],
    ['lower', 'ΟΔΟΣ ΟΔΟΣ', 'οδος οδος'],
    ['swap', 'aB 1ß', 'Ab 1SS'],
    ['title', 'ǆungla ßa', 'ǅungla Ssa'],
  ] as const)('%s', (format, text, expected) => expect(cased(text, format)).toBe(expected));

  it.each([
    ['tr', 'upper', 'istanbul ılık', 'İSTANBUL ILIK'],
    ['tr', 'lower', 'İSTANBUL ILIK', 'istanbul ılık'],
    ['az', 'title', 'iki', 'İki'],
    ['el', 'upper', 'Ρωμέικα', 'ΡΩΜΕΪΚΑ'],
    ['lt', 'lower', 'Ì', 'i̇̀'],
    ['nl', 'title', 'het ijsje', 'Het IJsje'],
    ['en', 'title', 'het ijsje', 'Het Ijsje'],
  ] as const)('in %s, %s', (locale, format, text, expected) => expect(cased(text, format, locale)).toBe(expected));
});

it('rejects a language that is none', () => {
  expect(() => cased('a', 'upper', 'en-x')).toThrow(
    expect.objectContaining({ code: 'bad_locale', pointer: '/locale', values: { locale: 'en-x' } }),
  );
});

it('has 13 cases', () => expect(cases).toHaveLength(13));
