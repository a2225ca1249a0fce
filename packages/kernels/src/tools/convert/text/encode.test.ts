import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import decode from './decode.ts';
import type { Encoding } from './encode.ts';
import encode from './encode.ts';

const usual = { source: 'text', padding: true, lineLength: 0 } as const;
const encoded = (text: string, format: Encoding) => encode({ ...usual, text, format }).text;
const encodedHex = (text: string, format: Encoding) => encode({ ...usual, source: 'hex', text, format }).text;
const decoded = (text: string, format: Parameters<typeof decode>[0]['format']) => decode({ text, format }).text;

const rfc4648 = [
  ['', '', '', '', ''],
  ['f', 'Zg==', 'MY======', 'CO======', '66'],
  ['fo', 'Zm8=', 'MZXQ====', 'CPNG====', '666f'],
  ['foo', 'Zm9v', 'MZXW6===', 'CPNMU===', '666f6f'],
  ['foob', 'Zm9vYg==', 'MZXW6YQ=', 'CPNMUOG=', '666f6f62'],
  ['fooba', 'Zm9vYmE=', 'MZXW6YTB', 'CPNMUOJ1', '666f6f6261'],
  ['foobar', 'Zm9vYmFy', 'MZXW6YTBOI======', 'CPNMUOJ1E8======', '666f6f626172'],
] as const;

describe('RFC 4648, section 10', () => {
  it('has 28 vectors', () => expect(rfc4648.map((row) => row.length - 1)).toEqual([4, 4, 4, 4, 4, 4, 4]));

  it.each(rfc4648)('encodes and decodes %j', (text, base64, base32, base32hex, base16) => {
    const formats = ['base64', 'base32', 'base32hex', 'base16'] as const;
    const expected = [base64, base32, base32hex, base16];
    expect(formats.map((format) => encoded(text, format))).toEqual(expected);
    expect(formats.map((format, at) => decoded(expected[at] ?? '', format))).toEqual([text, text, text, text]);
  });
});

describe('Base64', () => {
  it.each([
    ['base64', '+/+/'],
    ['base64url', '-_-_'],
  ] as const)('%s has its own last two characters', (format, text) => {
    expect(encodedHex('fbffbf', format)).toBe(text);
    expect(decode({ text, format })).toMatchObject({ text: 'fbffbf', kind: 'hex', bytes: 3 });
  });

  it('leaves padding out', () => {
    expect(encode({ ...usual, text: 'f', format: 'base64url', padding: false }).text).toBe('Zg');
    expect(decoded('Zg', 'base64')).toBe('f');
  });

  it('breaks lines, and reads them', () => {
    const text = 'Many hands make light work.';
    const lines = encode({ ...usual, text, format: 'base64', lineLength: 16 }).text;
    expect(lines).toBe('TWFueSBoYW5kcyBt\nYWtlIGxpZ2h0IHdv\ncmsu');
    expect(decoded(lines, 'base64')).toBe(text);
  });

  it.each([
    ['Zg=', 'bad_padding', { line: 1, column: 3 }],
    ['Zg==Zg==', 'bad_padding', { line: 1, column: 5 }],
    ['Zm9v====', 'bad_padding', { line: 1, column: 5 }],
    ['Zm9vY', 'bad_length', { line: 1, column: 6 }],
    ['Zh==', 'trailing_bits', { line: 1, column: 2 }],
    ['Zm9v\n🌱', 'bad_character', { line: 2, column: 1 }],
    ['Zm-v', 'bad_character', { line: 1, column: 3 }],
  ])('rejects %j', (text, code, place) => {
    expect(() => decode({ text, format: 'base64' })).toThrow(
      expect.objectContaining({ code, place, pointer: '/text' }),
    );
  });
});

describe('Base32', () => {
  it('is read in both cases', () => expect(decoded('mzxw6', 'base32')).toBe('foo'));

  it('of Crockford has no padding, and reads O, I, L and hyphens', () => {
    expect(encoded('foobar', 'crockford')).toBe('CSQPYRK1E8');
    expect(decoded('csq-pyr-kIe8', 'crockford')).toBe('foobar');
    expect(encodedHex('00', 'crockford')).toBe('00');
    expect(decode({ text: 'oO', format: 'crockford' }).text).toBe('\0');
    expect(() => decode({ text: 'U0', format: 'crockford' })).toThrow(
      expect.objectContaining({ code: 'bad_character' }),
    );
  });
});

describe('Base58', () => {
  // draft-msporny-base58-03, section 5, and Bitcoin's base58_encode_decode.json.
  it.each([
    ['', ''],
    ['48656c6c6f20576f726c6421', '2NEpo7TZRRrLZSi2U'],
    [
      '54686520717569636b2062726f776e20666f78206a756d7073206f76657220746865206c617a7920646f672e',
      'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
    ],
    ['0000287fb4cd', '11233QC4'],
    ['61', '2g'],
    ['626262', 'a3gV'],
    ['636363', 'aPEr'],
    ['73696d706c792061206c6f6e6720737472696e67', '2cFupjhnEsSn59qHXstmK2ffpLv2'],
    ['00eb15231dfceb60925886b67d065299925915aeb172c06647', '1NS17iag9jJgTHD1VXjvLCEnZuQ3rJDE9L'],
    ['516b6fcd0f', 'ABnLTmg'],
    ['bf4f89001e670274dd', '3SEo3LWLoPntC'],
    ['572e4794', '3EFU7m'],
    ['ecac89cad93923c02321', 'EJDM8drfXA6uyA'],
    ['10c8511e', 'Rt5zm'],
    ['00000000000000000000', '1111111111'],
  ])('encodes %s', (hex, text) => {
    expect(encodedHex(hex, 'base58')).toBe(text);
    const { text: back, kind } = decode({ text, format: 'base58' });
    expect(kind === 'hex' ? back : Buffer.from(back).toString('hex')).toBe(hex);
  });

  it('rejects what it does not have, and long data', () => {
    expect(() => decode({ text: 'a0', format: 'base58' })).toThrow(expect.objectContaining({ code: 'bad_character' }));
    expect(() => encode({ ...usual, text: 'a'.repeat(1001), format: 'base58' })).toThrow(
      expect.objectContaining({ code: 'too_long' }),
    );
    expect(() => decode({ text: 'a'.repeat(1367), format: 'base58' })).toThrow(
      expect.objectContaining({ code: 'too_long' }),
    );
    expect(decode({ text: encoded('a'.repeat(1000), 'base58'), format: 'base58' }).bytes).toBe(1000);
  });
});

describe('Base85', () => {
  it.each([
    ['Man is distinguished', '<~9jqo^BlbD-BleB1DJ+*+F(f,q~>'],
    ['Man sure.', '<~9jqo^F*2M7/c~>'],
    ['', '<~~>'],
    ['\0\0\0\0\0', '<~z!!~>'],
  ])('writes %j as Ascii85', (text, expected) => {
    expect(encoded(text, 'ascii85')).toBe(expected);
    expect(decoded(expected, 'ascii85')).toBe(text);
    expect(decoded(expected.slice(2, -2), 'ascii85')).toBe(text);
  });

  it('has the vector of ZeroMQ RFC 32', () => {
    expect(encodedHex('864fd26fb559f75b', 'z85')).toBe('HelloWorld');
    expect(decode({ text: 'HelloWorld', format: 'z85' })).toMatchObject({ text: '864fd26fb559f75b', kind: 'hex' });
  });

  it.each([
    ['s8W-"', 'ascii85', 'group_too_large'],
    ['ab z', 'ascii85', 'bad_character'],
    ['9jqo^B', 'ascii85', 'bad_length'],
    ['HelloWorl', 'z85', 'bad_length'],
    ['Hello,orld', 'z85', 'bad_character'],
    ['#####', 'z85', 'group_too_large'],
  ] as const)('rejects %s in %s', (text, format, code) => {
    expect(() => decode({ text, format })).toThrow(expect.objectContaining({ code }));
  });

  it('rejects Z85 of an odd number of bytes', () => {
    expect(() => encoded('abcde', 'z85')).toThrow(
      expect.objectContaining({ code: 'z85_length', values: { bytes: 5 } }),
    );
  });
});

describe('percent-encoding', () => {
  it.each([
    ['url-component', "a b/é🌱'()*!~", 'a%20b%2F%C3%A9%F0%9F%8C%B1%27%28%29%2A%21~'],
    ['url', 'https://a.b/ü?q=1 2&r=%20#é%', 'https://a.b/%C3%BC?q=1%202&r=%20#%C3%A9%25'],
    ['form', 'a b+c&d~é*', 'a+b%2Bc%26d%7E%C3%A9*'],
  ] as const)('encodes a %s', (format, text, expected) => expect(encoded(text, format)).toBe(expected));

  it.each([
    ['url-component', 'a%20b%2f%C3%A9+', 'a b/é+'],
    ['url', '/%C3%BC%2F%25%20%3F', '/ü%2F%25 %3F'],
    ['form', 'a+b%2Bc', 'a b+c'],
  ] as const)('decodes a %s', (format, text, expected) => expect(decoded(text, format)).toBe(expected));

  it('rejects a percent sign alone', () => {
    expect(() => decode({ text: 'é\n100%!', format: 'form' })).toThrow(
      expect.objectContaining({ code: 'bad_percent', place: { line: 2, column: 4 } }),
    );
  });
});

describe('HTML', () => {
  it('encodes special characters, or all but ASCII', () => {
    expect(encoded(`<é & "🌱" 'x'>`, 'html')).toBe('&lt;é &amp; &quot;🌱&quot; &#39;x&#39;&gt;');
    expect(encoded('<é🌱>', 'html-ascii')).toBe('&lt;&#xE9;&#x1F331;&gt;');
  });

  it('decodes names, numbers and names without a semicolon, and notes unknown names', () => {
    expect(decode({ text: '&lt;&copy &#x1F331;&#128;&notin;&NotEqualTilde;&foo; &b', format: 'html' })).toEqual({
      text: '<© 🌱€∉≂̸&foo; &b',
      kind: 'text',
      format: 'html',
      bytes: 27,
      notes: [{ code: 'unknown_reference', values: { name: '&foo;' } }],
    });
  });
});

describe('quoted-printable', () => {
  it('has lines of at most 76 characters', () => {
    const text = `J'interdis aux marchands de vanter trop leurs marchandises. Car ils se font vite pédagogues ${'é'.repeat(40)}`;
    const written = encoded(text, 'quoted-printable');
    expect(written.split('\r\n')[0]).toBe(
      "J'interdis aux marchands de vanter trop leurs marchandises. Car ils se font=",
    );
    expect(Math.max(...written.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    expect(decoded(written, 'quoted-printable')).toBe(text);
  });

  it('encodes white space at the end of a line', () => {
    expect(encoded('a \nb\t\r\n=', 'quoted-printable')).toBe('a=20\r\nb=09\r\n=3D');
  });

  it('has 76 characters in a full line, without a soft break', () => {
    expect(encoded('a'.repeat(76), 'quoted-printable')).toBe('a'.repeat(76));
    expect(encoded('a'.repeat(77), 'quoted-printable')).toBe(`${'a'.repeat(75)}=\r\naa`);
  });

  it.each([
    ['a  \r\nb = \r\nc=e9', '610d0a622063e9'],
    ['x=\ny', '7879'],
  ])('decodes %j', (text, hex) => {
    const { text: found, kind } = decode({ text, format: 'quoted-printable' });
    expect(kind === 'hex' ? found : Buffer.from(found).toString('hex')).toBe(hex);
  });

  it('rejects other escapes and characters', () => {
    expect(() => decode({ text: 'a=4', format: 'quoted-printable' })).toThrow(
      expect.objectContaining({ code: 'bad_escape' }),
    );
    expect(() => decode({ text: 'aé', format: 'quoted-printable' })).toThrow(
      expect.objectContaining({ code: 'bad_character' }),
    );
  });
});

describe('Morse code', () => {
  it('encodes words', () => {
    expect(encoded('Sos  help, É 5@', 'morse')).toBe('... --- ... / .... . .-.. .--. --..-- / ..-.. / ..... .--.-.');
  });

  it('decodes other dots and dashes, and other breaks between words', () => {
    expect(decoded('••• −−− ··· | .... ..\n- - -   -.-', 'morse')).toBe('SOS HI TTT K');
  });

  it('rejects what it does not have', () => {
    expect(() => encoded('a中', 'morse')).toThrow(
      expect.objectContaining({ code: 'no_morse', values: { character: '中' }, place: { line: 1, column: 2 } }),
    );
    expect(() => decode({ text: '... ........', format: 'morse' })).toThrow(
      expect.objectContaining({ code: 'unknown_morse', place: { line: 1, column: 5 } }),
    );
    expect(() => decode({ text: '... x', format: 'morse' })).toThrow(
      expect.objectContaining({ code: 'bad_character' }),
    );
  });
});

describe('binary', () => {
  it('has eight digits for a byte', () => {
    expect(encoded('Aé', 'binary')).toBe('01000001 11000011 10101001');
    expect(decoded('0100000111000011\n10101001', 'binary')).toBe('Aé');
    expect(() => decode({ text: '0100', format: 'binary' })).toThrow(expect.objectContaining({ code: 'bad_length' }));
    expect(() => decode({ text: '01000002', format: 'binary' })).toThrow(
      expect.objectContaining({ code: 'bad_character', place: { line: 1, column: 8 } }),
    );
  });
});

describe('bytes', () => {
  it('are read in hexadecimal', () => {
    expect(encode({ ...usual, source: 'hex', text: 'FF d8\nff', format: 'base64' })).toEqual({
      text: '/9j/',
      format: 'base64',
      bytes: 3,
      notes: [],
    });
    expect(() => encodedHex('f', 'base64')).toThrow(expect.objectContaining({ code: 'bad_length' }));
    expect(() => encodedHex('0x', 'base64')).toThrow(expect.objectContaining({ code: 'bad_character' }));
    expect(() => encodedHex('ff', 'html')).toThrow(expect.objectContaining({ code: 'not_text' }));
  });

  it('that are not text stay hexadecimal, with a note', () => {
    expect(decode({ text: '/9j/', format: 'base64' }).notes).toEqual([{ code: 'not_utf8', pointer: '/text' }]);
  });

  it('keep a byte order mark', () => expect(decoded('77u/YQ==', 'base64')).toBe('\uFEFFa'));

  it('of unpaired surrogates are noted', () => {
    expect(encode({ ...usual, text: '\uD800', format: 'base16' })).toMatchObject({
      text: 'efbfbd',
      notes: [{ code: 'lone_surrogates' }],
    });
  });
});

describe('any bytes', () => {
  it.each([
    'base64',
    'base64url',
    'base16',
    'base32',
    'base32hex',
    'crockford',
    'base58',
    'ascii85',
    'binary',
    'url-component',
    'form',
  ] as const)('come back from %s', (format) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const hex = Buffer.from(bytes).toString('hex');
        const { text, kind } = decode({ text: encodedHex(hex, format), format });
        expect(kind === 'hex' ? text : Buffer.from(text).toString('hex')).toBe(hex);
      }),
      { numRuns: 60 },
    );
  });

  it('are what Node writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const buffer = Buffer.from(bytes);
        expect(encodedHex(buffer.toString('hex'), 'base64')).toBe(buffer.toString('base64'));
      }),
      { numRuns: 60 },
    );
  });
});

describe('any text', () => {
  it.each(['html', 'html-ascii', 'url-component', 'form'] as const)('comes back from %s', (format) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(decoded(encoded(text, format), format === 'html-ascii' ? 'html' : format)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it('comes back from quoted-printable with CRLF', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\t', '=', '\n', '🌱', 'b'), maxLength: 200 }),
        (text) => {
          expect(decoded(encoded(text, 'quoted-printable'), 'quoted-printable')).toBe(text.replaceAll('\n', '\r\n'));
        },
      ),
      { numRuns: 60 },
    );
  });
});
