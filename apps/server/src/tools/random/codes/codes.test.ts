import sharp from 'sharp';
import {
  actionPayload,
  mecardPayload,
  vcardPayload,
  wifiPayload,
} from '@apiyard/kernels/tools/random/codes/qr/payload';
import { describe, expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Tool } from '../../tool.ts';
import { InputFile, RawResponse } from '../../tool.ts';
import barcode from './barcode.ts';
import { checkDigitOf, expandUpce, kinds } from './barcode/kinds.ts';
import qrAction from './qr-action.ts';
import qrContact from './qr-contact.ts';
import qrWifi from './qr-wifi.ts';
import qr from './qr.ts';
import readCode from './read-code.ts';

const context = { signal: new AbortController().signal };

async function draw(tool: Pick<Tool, 'input' | 'run'>, input: object): Promise<RawResponse> {
  const response = await tool.run(tool.input.parse(input), context);
  if (!(response instanceof RawResponse)) throw new Error(`not drawn: ${JSON.stringify(response)}`);
  return response;
}

async function faults(tool: Pick<Tool, 'input' | 'run'>, input: object): Promise<unknown> {
  const response = await tool.run(tool.input.parse(input), context);
  return response instanceof Failure ? response.extras.errors : response;
}

interface Found {
  readonly kind: string;
  readonly text: string;
  readonly isGs1: boolean;
}

async function read(bytes: Uint8Array): Promise<{ codes: Found[]; width: number; height: number }> {
  const file = new InputFile('picture', '', bytes);
  return (await readCode.run(readCode.input.parse({ file }), context)) as {
    codes: Found[];
    width: number;
    height: number;
  };
}

const readOne = async (bytes: Uint8Array) => {
  const { codes } = await read(bytes);
  return codes.map(({ kind, text }) => [kind, text]);
};

describe('a barcode', () => {
  const elements = '(01)09501101530003(17)271231(10)AB-12';
  const cases = [
    ['ean13', '590123412345', 'EAN-13', '5901234123457'],
    ['ean13', '5901234123457', 'EAN-13', '5901234123457'],
    ['ean8', '9638507', 'EAN-8', '96385074'],
    ['upca', '01234567890', 'UPC-A', '012345678905'],
    ['upce', '0123456', 'UPC-E', '01234565'],
    ['itf14', '0001234560001', 'ITF', '00012345600012'],
    ['itf', '123456', 'ITF', '123456'],
    ['code128', 'Pkg-2026 ^FNC1 <&>', 'Code 128', 'Pkg-2026 ^FNC1 <&>'],
    ['gs1_128', elements, 'Code 128', elements],
    ['code39', 'A-1 $/+%.', 'Code 39', 'A-1 $/+%.'],
    ['code93', 'A-1 $/+%.', 'Code 93', 'A-1 $/+%.'],
    ['codabar', 'A40156-7$B', 'Codabar', 'A40156-7$B'],
    ['telepen', 'Abc 1', 'Telepen', 'Abc 1'],
    ['databar', '0950110153000', 'GS1 DataBar', '(01)09501101530003'],
    ['databar_limited', '0950110153000', 'GS1 DataBar Limited', '(01)09501101530003'],
    ['databar_expanded', '(01)09501101530003(10)AB', 'GS1 DataBar Expanded', '(01)09501101530003(10)AB'],
    ['pdf417', 'Zürich ^ 北京 🌱', 'PDF417', 'Zürich ^ 北京 🌱'],
    ['micro_pdf417', 'Zürich 北京', 'MicroPDF417', 'Zürich 北京'],
    ['datamatrix', 'Zürich ^ 北京 🌱', 'Data Matrix', 'Zürich ^ 北京 🌱'],
    ['gs1_datamatrix', elements, 'Data Matrix', elements],
    ['aztec', 'مرحبًا 北京 🌱', 'Aztec Code', 'مرحبًا 北京 🌱'],
    ['micro_qr', '12345', 'Micro QR Code', '12345'],
    ['gs1_qr', elements, 'QR Code', elements],
    ['maxicode', 'Parcel 42 é', 'MaxiCode', 'Parcel 42 é'],
  ] as const;

  it('has a case of each of the 23 kinds', () => {
    expect(new Set(cases.map(([kind]) => kind))).toEqual(new Set(Object.keys(kinds)));
    expect(Object.keys(kinds)).toHaveLength(23);
  });

  it.each(cases)('%s of %j is read back from PNG', async (kind, text, read_, expected) => {
    expect(
      await readOne((await draw(barcode, { kind, text, format: 'png', showText: kind !== 'telepen' })).bytes),
    ).toEqual([[read_, expected]]);
  });

  it.each(cases)('%s of %j is read back from SVG', async (kind, text, read_, expected) => {
    const { bytes, type, name } = await draw(barcode, { kind, text });
    expect([type, name]).toEqual(['image/svg+xml', `${kind}.svg`]);
    expect(await readOne(bytes)).toEqual([[read_, expected]]);
  });

  it('is drawn in its colours and size', async () => {
    const input = { kind: 'datamatrix', text: 'x', format: 'png', scale: 2, dark: '#1e3a8a', light: '#fef9c3' };
    const image = sharp((await draw(barcode, input)).bytes);
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([72, 72]);
    const colours = new Set(
      Array.from({ length: 72 * 72 }, (_, at) => data.subarray(at * 3, at * 3 + 3).toString('hex')),
    );
    expect(colours).toEqual(new Set(['fef9c3', '1e3a8a']));
  });

  it('has check digits and UPC-E as the GS1 General Specifications have them', () => {
    expect(['629104150021', '37610425002123456'].map(checkDigitOf)).toEqual([3, 9]);
    // One for each rule of the last digit: 0 to 2, 3, 4, 5 to 9.
    expect(['0425261', '0123453', '0123454', '0123456'].map(expandUpce)).toEqual([
      '04210000526',
      '01230000045',
      '01234000005',
      '01234500006',
    ]);
  });

  it.each([
    ['ean13', '59012341234', 'text_ean13', 'EAN-13 has 12 digits, or 13 with the check digit. Correct the number.'],
    ['ean8', 'a', 'text_ean8', 'EAN-8 has 7 digits, or 8 with the check digit. Correct the number.'],
    ['upca', '1', 'text_upca', 'UPC-A has 11 digits, or 12 with the check digit. Correct the number.'],
    ['itf14', '1', 'text_itf14', 'ITF-14 has 13 digits, or 14 with the check digit. Correct the number.'],
    ['databar', '1', 'text_databar', 'GS1 DataBar has 13 digits, or 14 with the check digit. Correct the number.'],
    ['upce', '2123456', 'text_upce', expect.stringMatching(/^UPC-E has 7 digits/)],
    ['databar_limited', '2950110153000', 'text_databar_limited', expect.stringMatching(/begins with 0 or 1/)],
    ['itf', '123', 'text_itf', expect.stringMatching(/^ITF has an even number/)],
    ['code128', 'é', 'text_code128', expect.stringMatching(/^Code 128 has 1 to 80 ASCII characters/)],
    ['telepen', 'é', 'text_telepen', expect.stringMatching(/^Telepen has/)],
    ['code39', 'abc', 'text_code39', expect.stringMatching(/^Code 39 has 1 to 50 capital/)],
    ['code93', 'abc', 'text_code93', expect.stringMatching(/^Code 93 has/)],
    ['codabar', '123', 'text_codabar', expect.stringMatching(/^Codabar begins/)],
    ['gs1_128', '0109501101530003', 'text_gs1_128', expect.stringMatching(/^GS1-128 needs/)],
    ['databar_expanded', 'x', 'text_databar_expanded', expect.stringMatching(/^GS1 DataBar Expanded needs/)],
    ['gs1_datamatrix', 'x', 'text_gs1_datamatrix', expect.stringMatching(/^GS1 DataMatrix needs/)],
    ['gs1_qr', 'x', 'text_gs1_qr', expect.stringMatching(/^GS1 QR needs/)],
    ['aztec', '\ud800', 'encoding', expect.stringMatching(/^The text contains half/)],
    ['aztec', 'é'.repeat(2400), 'too_long', expect.stringMatching(/^The text is too long/)],
    ['micro_qr', 'x'.repeat(30), 'too_long', expect.stringMatching(/^The text is too long/)],
    ['maxicode', 'x'.repeat(200), 'too_long', expect.stringMatching(/^The text is too long/)],
    ['gs1_128', '(01', 'gs1_syntax', expect.stringMatching(/^Write application identifiers/)],
    ['gs1_128', '(999)1', 'gs1_unknown', expect.stringMatching(/^The application identifier 999 does/)],
    ['gs1_128', '(01)09501101530004', 'gs1_check', expect.stringMatching(/identifier 01 is wrong/)],
    ['gs1_qr', '(02)09501101530003', 'gs1_missing', 'Application identifier 02 also needs one of these: 37. Add one.'],
    ['gs1_datamatrix', '(17)269931', 'gs1_value', expect.stringMatching(/identifier 17 has the wrong/)],
  ])('%s rejects %j as %s', async (kind, text, code, detail) => {
    expect(await faults(barcode, { kind, text })).toEqual([{ pointer: '/text', code, detail }]);
  });

  it.each([
    ['ean13', '5901234123458', 7, 13],
    ['upce', '01234564', 5, 8],
    ['databar', '09501101530001', 3, 14],
  ])('%s rejects the check digit of %s, with the right one', async (kind, text, expected, column) => {
    expect(await faults(barcode, { kind, text })).toEqual([
      {
        pointer: '/text',
        code: 'check_digit',
        detail: `The check digit is ${text.at(-1) ?? ''} but should be ${expected}. Correct the number or leave out the check digit.`,
        line: 1,
        column,
      },
    ]);
  });

  it('rejects swapped colours', async () => {
    expect(await faults(barcode, { kind: 'ean8', text: '9638507', dark: '#ffffff', light: '#000000' })).toMatchObject([
      { pointer: '/dark', code: 'contrast' },
    ]);
  });
});

describe('a styled QR code', () => {
  it.each([
    ['rounded', 'png'],
    ['rounded', 'svg'],
    ['dots', 'png'],
    ['dots', 'svg'],
    ['square', 'png'],
    ['square', 'svg'],
  ])('with %s modules is read back from %s', async (shape, format) => {
    const text = 'https://example.com/harbour?é=1';
    const { bytes } = await draw(qr, { text, shape, format, size: 400, dark: '#1e3a8a', corners: '#be123c' });
    expect(await readOne(bytes)).toEqual([['QR Code', text]]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 400 });
  });

  it('has corners in their colour', async () => {
    const svg = new TextDecoder().decode((await draw(qr, { text: 'x', format: 'svg', corners: '#be123c' })).bytes);
    expect(svg).toMatch(/<path fill="#be123c" fill-rule="evenodd" d="M4 4h7v7h-7zM5 5h5v5h-5zM6 6h3v3h-3zM18 4h7/);
  });

  it('rejects corners that are too light', async () => {
    expect(await faults(qr, { text: 'x', corners: '#ffd400' })).toMatchObject([
      { pointer: '/corners', code: 'too_light' },
    ]);
  });
});

describe('qr-wifi', () => {
  const network = { ssid: 'Harbour', security: 'wpa', password: 'late-summer-42', isHidden: false } as const;

  it.each([
    [network, 'WIFI:T:WPA;S:Harbour;P:late-summer-42;;'],
    [{ ...network, isHidden: true }, 'WIFI:T:WPA;S:Harbour;P:late-summer-42;H:true;;'],
    [{ ...network, ssid: 'a;b,c:d"e\\f' }, 'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:late-summer-42;;'],
    [{ ...network, ssid: 'CAFE', password: '12345678' }, 'WIFI:T:WPA;S:"CAFE";P:"12345678";;'],
    [{ ...network, password: 'ab'.repeat(32) }, `WIFI:T:WPA;S:Harbour;P:${'ab'.repeat(32)};;`],
    [{ ...network, security: 'none', password: '' }, 'WIFI:T:nopass;S:Harbour;;'],
    [{ ...network, security: 'wep', password: '0123456789' }, 'WIFI:T:WEP;S:Harbour;P:0123456789;;'],
  ] as const)('writes %j', (given, payload) => {
    expect(wifiPayload(given)).toBe(payload);
  });

  it('is read back', async () => {
    const { bytes } = await draw(qrWifi, { ssid: 'Café 🌱', password: 'late-summer-42' });
    expect(await readOne(bytes)).toEqual([['QR Code', 'WIFI:T:WPA;S:Café 🌱;P:late-summer-42;;']]);
  });

  it.each([
    [{ ssid: '北'.repeat(11), password: '12345678' }, '/ssid', 'ssid_long'],
    [{ ssid: 'x', password: 'short' }, '/password', 'password_wpa'],
    [{ ssid: 'x', password: 'contraseñas' }, '/password', 'password_wpa'],
    [{ ssid: 'x', security: 'wep', password: 'sixsix' }, '/password', 'password_wep'],
    [{ ssid: 'x', security: 'none', password: 'x' }, '/password', 'password_unused'],
    [{ ssid: 'x', password: '12345678', dark: '#ffffff' }, '/dark', 'too_light'],
  ])('rejects %j', async (input, pointer, code) => {
    expect(await faults(qrWifi, input)).toMatchObject([{ pointer, code }]);
  });
});

describe('qr-contact', () => {
  const empty = {
    givenName: '',
    familyName: '',
    organisation: '',
    jobTitle: '',
    phone: '',
    email: '',
    url: '',
    street: '',
    city: '',
    region: '',
    postcode: '',
    country: '',
    note: '',
  };
  const full = {
    givenName: 'Amina',
    familyName: 'Diallo; Ba',
    organisation: 'Example, Ltd',
    jobTitle: 'Engineer',
    phone: '+44 20 7946 0123',
    email: 'amina@example.com',
    url: 'https://example.com',
    street: '1 Quay',
    city: 'Leeds',
    region: '',
    postcode: 'LS1 1AA',
    country: 'UK',
    note: 'a\nb\\c',
  };

  it('writes a vCard with the escapes of RFC 2426', () => {
    expect(vcardPayload(full).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Diallo\\; Ba;Amina;;;',
      'FN:Amina Diallo\\; Ba',
      'ORG:Example\\, Ltd',
      'TITLE:Engineer',
      'TEL;TYPE=CELL:+44 20 7946 0123',
      'EMAIL:amina@example.com',
      'URL:https://example.com',
      'ADR:;;1 Quay;Leeds;;LS1 1AA;UK',
      'NOTE:a\\nb\\\\c',
      'END:VCARD',
      '',
    ]);
    expect(vcardPayload({ ...empty, organisation: 'Example' })).toBe(
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:Example\r\nORG:Example\r\nEND:VCARD\r\n',
    );
  });

  it('writes a MeCard', () => {
    expect(mecardPayload(full)).toBe(
      'MECARD:N:Diallo\\; Ba,Amina;ORG:Example\\, Ltd;TITLE:Engineer;TEL:+44 20 7946 0123;EMAIL:amina@example.com;URL:https\\://example.com;ADR:1 Quay,Leeds,LS1 1AA,UK;NOTE:a b\\\\c;;',
    );
    expect(mecardPayload({ ...empty, organisation: 'Example' })).toBe('MECARD:N:Example;ORG:Example;;');
  });

  it.each(['vcard', 'mecard'])('is read back: %s', async (card) => {
    const { bytes } = await draw(qrContact, { ...full, card, size: 800 });
    expect(await readOne(bytes)).toEqual([['QR Code', card === 'vcard' ? vcardPayload(full) : mecardPayload(full)]]);
  });

  it('rejects a contact without a name, and one that does not fit', async () => {
    expect(await faults(qrContact, { phone: '123' })).toMatchObject([{ pointer: '/givenName', code: 'no_name' }]);
    const long = {
      givenName: '北'.repeat(100),
      organisation: '北'.repeat(100),
      note: '北'.repeat(300),
      correction: 'H',
    };
    expect(await faults(qrContact, long)).toMatchObject([{ pointer: '/note', code: 'too_big' }]);
  });
});

describe('qr-action', () => {
  const empty = { action: 'email', to: 'a@example.com', subject: '', text: '', latitude: 0, longitude: 0 } as const;

  it.each([
    [{}, 'mailto:a@example.com'],
    [{ to: 'a+b%c@example.com' }, 'mailto:a%2Bb%25c@example.com'],
    [{ subject: 'A & B', text: 'é\n?' }, 'mailto:a@example.com?subject=A%20%26%20B&body=%C3%A9%0D%0A%3F'],
    [{ action: 'sms', to: '+44 (20) 7946-0123', text: 'On my way: 5' }, 'SMSTO:+442079460123:On my way: 5'],
    [{ action: 'call', to: '112' }, 'tel:112'],
    [{ action: 'map', latitude: -6.1754, longitude: 106.8272 }, 'geo:-6.1754,106.8272'],
  ] as const)('writes %j', (given, payload) => {
    expect(actionPayload({ ...empty, ...given })).toBe(payload);
  });

  it('is read back', async () => {
    const { bytes } = await draw(qrAction, { action: 'sms', to: '112', text: 'مرحبًا', shape: 'dots' });
    expect(await readOne(bytes)).toEqual([['QR Code', 'SMSTO:112:مرحبًا']]);
  });

  it.each([
    [{ to: 'a@b' }, 'email_invalid'],
    [{ to: 'a@example.com?cc=x' }, 'email_invalid'],
    [{ action: 'sms', to: '12' }, 'phone_invalid'],
    [{ action: 'call', to: 'one' }, 'phone_invalid'],
  ])('rejects %j', async (input, code) => {
    expect(await faults(qrAction, input)).toMatchObject([{ pointer: '/to', code }]);
  });
});

describe('read-code', () => {
  it('finds every code of a picture, with corners, from top to bottom', async () => {
    const [one, two] = await Promise.all([
      draw(qr, { text: 'first', size: 200 }),
      draw(barcode, { kind: 'ean13', text: '590123412345', format: 'png' }),
    ]);
    const picture = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#ffffff' } })
      .composite([
        { input: Buffer.from(one.bytes), left: 40, top: 20 },
        { input: Buffer.from(two.bytes), left: 200, top: 300 },
      ])
      .jpeg()
      .toBuffer();
    const found = await read(picture);
    expect([found.width, found.height]).toEqual([700, 700]);
    expect(found.codes).toMatchObject([
      { kind: 'QR Code', text: 'first', isGs1: false, hexBytes: null, rotation: 0 },
      { kind: 'EAN-13', text: '5901234123457', isGs1: false, rotation: 0 },
    ]);
    expect(found.codes[0]).toMatchObject({
      corners: [
        { x: expect.closeTo(77, -1) as number, y: expect.closeTo(57, -1) as number },
        { x: expect.closeTo(203, -1) as number, y: expect.closeTo(57, -1) as number },
        { x: expect.closeTo(203, -1) as number, y: expect.closeTo(183, -1) as number },
        { x: expect.closeTo(77, -1) as number, y: expect.closeTo(183, -1) as number },
      ],
    });
  });

  it('reads codes that are turned, inverted or transparent', async () => {
    const { bytes } = await draw(qr, { text: 'turned', size: 300 });
    const turned = await sharp(bytes).rotate(30, { background: '#ffffff' }).png().toBuffer();
    const inverted = await sharp(bytes).negate().png().toBuffer();
    expect([await readOne(turned), await readOne(inverted)]).toEqual([
      [['QR Code', 'turned']],
      [['QR Code', 'turned']],
    ]);
    const clear = Buffer.from(
      new TextDecoder()
        .decode((await draw(qr, { text: 'clear', format: 'svg' })).bytes)
        .replace('fill="#ffffff"', 'fill="none"'),
    );
    expect(await readOne(clear)).toEqual([['QR Code', 'clear']]);
  });

  it('reduces large pictures, with corners of the original and a note', async () => {
    const { bytes } = await draw(qr, { text: 'large', size: 2048 });
    const large = await sharp(bytes).resize(4800, 4800, { kernel: 'nearest' }).png().toBuffer();
    const found = await read(large);
    expect(found).toMatchObject({
      codes: [{ text: 'large' }],
      width: 4800,
      height: 4800,
      notes: [
        {
          pointer: '/file',
          code: 'reduced',
          detail:
            'The image was reduced to 2000 × 2000 pixels, so very small codes may be missing. To find them, send a part of the image.',
        },
      ],
    });
    // Four of 29 modules are margin.
    expect((found.codes[0] as unknown as { corners: { x: number }[] }).corners[0]?.x).toBeCloseTo((4800 * 4) / 29, -2);
  });

  it('marks GS1 data', async () => {
    const { bytes } = await draw(barcode, { kind: 'gs1_datamatrix', text: '(01)09501101530003', format: 'png' });
    expect((await read(bytes)).codes).toMatchObject([{ isGs1: true }]);
  });

  it('returns no codes of an empty picture', async () => {
    const blank = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    expect(await read(blank)).toEqual({ codes: [], width: 50, height: 40, notes: [] });
  });

  it.each([
    [{}, '/file', 'no_picture'],
    [{ text: 'hello' }, '/text', 'not_data_url'],
    [{ text: 'data:image/png;base64,AAAA' }, '/text', 'not_picture'],
    [{ file: new InputFile('a.png', 'image/png', new Uint8Array(10)) }, '/file', 'not_picture'],
    [
      {
        file: new InputFile(
          'a.svg',
          '',
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>'),
        ),
      },
      '/file',
      'too_many_pixels',
    ],
  ])('rejects %j', async (input, pointer, code) => {
    expect(await faults(readCode, input)).toMatchObject([{ pointer, code }]);
  });
});
