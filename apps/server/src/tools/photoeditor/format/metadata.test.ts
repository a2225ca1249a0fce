import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { InputFile } from '../../tool.ts';
import { leaf } from '../kit/samples/samples.ts';
import { animation, data, fileOf, halves, metadataOf, plain, refusal, run } from '../kit/testing/pictures.ts';
import metadata from './metadata.ts';
import { readIptc } from './metadata/iptc.ts';
import { readXmp } from './metadata/xmp.ts';
import stripMetadata from './strip-metadata.ts';

const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmp:Rating="5" xmp:CreateDate="2024-05-01T12:30:00+02:00"><dc:creator><rdf:Seq><rdf:li>أمينة</rdf:li><rdf:li>李</rdf:li></rdf:Seq></dc:creator><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Nile</rdf:li><rdf:li xml:lang="fr">Nil</rdf:li></rdf:Alt></dc:title><xmp:Label>blue</xmp:Label></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

const photo = () =>
  halves()
    .withExif({
      IFD0: { Make: 'Canon', Artist: 'Amina', DateTime: '2024:05:01 12:30:00' },
      IFD2: { DateTimeOriginal: '2024:05:01 12:30:00', OffsetTimeOriginal: '+02:00', FNumber: '28/10' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '15/1 30/1 252/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '32/1 33/1 3564/100',
        GPSAltitudeRef: '0',
        GPSAltitude: '3815/10',
      },
    })
    .withXmp(xmp)
    .withIccProfile('p3');

/** A data set of IPTC. */
function dataset(record: number, set: number, text: string): Buffer {
  const content = Buffer.from(text);
  const head = Buffer.from([0x1c, record, set, 0, 0]);
  head.writeUInt16BE(content.length, 3);
  return Buffer.concat([head, content]);
}

function photoshopOf(datasets: Buffer): Buffer {
  const resource = Buffer.from('8BIM\x04\x04\0\0\0\0\0\0', 'latin1');
  resource.writeUInt32BE(datasets.length, 8);
  // Another resource, with a name of odd length, comes first.
  const other = Buffer.from('8BIM\x04\x0b\x03abc\0\0\0\x01x\0', 'latin1');
  return Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), other, resource, datasets]);
}

const iptc = photoshopOf(
  Buffer.concat([
    dataset(1, 90, '\x1b%G'),
    dataset(2, 105, 'النيل'),
    dataset(2, 25, 'river'),
    dataset(2, 25, 'evening'),
    dataset(2, 55, '20240501'),
    dataset(2, 60, '123000+0200'),
    dataset(2, 200, 'unknown'),
  ]),
);

/** A grey pixel of a camera with a name of three letters. */
function tiffOf(make: string): Buffer {
  const [byte, short, long] = [2, 3, 4];
  const entries = [
    [256, short, 1, 1],
    [257, short, 1, 1],
    [258, short, 1, 8],
    [259, short, 1, 1],
    [262, short, 1, 1],
    [271, byte, 4, Buffer.from(`${make}\0`).readUInt32LE()],
    [273, long, 1, 134],
    [277, short, 1, 1],
    [278, short, 1, 1],
    [279, long, 1, 1],
  ] as const;
  const tiff = Buffer.alloc(135, 0);
  tiff.write('II*\0\x08\0\0\0\x0a\0', 'latin1');
  entries.forEach(([tag, type, count, value], index) => {
    const at = 10 + 12 * index;
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  });
  return tiff;
}

/** A JPEG with another segment after its start. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

describe('metadata', () => {
  it('reads EXIF, IPTC, XMP, profile and position of a JPEG', async () => {
    const jpeg = withSegment(await photo().jpeg().toBuffer(), 0xed, iptc);
    const result = await data<Record<string, unknown>>(metadata, { file: new InputFile('a.jpg', '', jpeg) });
    expect(result).toMatchObject({
      format: 'jpeg',
      bytes: jpeg.length,
      width: 40,
      height: 20,
      frames: 1,
      channels: 3,
      hasAlpha: false,
      space: 'srgb',
      profile: 'sP3C',
      gps: { latitude: 15.5007, longitude: -32.5599, altitude: 381.5 },
      exif: {
        Make: 'Canon',
        Artist: 'Amina',
        DateTime: '2024-05-01T12:30:00',
        DateTimeOriginal: '2024-05-01T12:30:00+02:00',
        FNumber: 2.8,
      },
      iptc: {
        Headline: 'النيل',
        Keywords: ['river', 'evening'],
        DateCreated: '2024-05-01',
        TimeCreated: '12:30:00+02:00',
      },
      xmp: {
        'xmp:Rating': '5',
        'xmp:CreateDate': '2024-05-01T12:30:00+02:00',
        'dc:creator': ['أمينة', '李'],
        'dc:title': 'Nile',
        'xmp:Label': 'blue',
      },
    });
  });

  it.each(['png', 'webp', 'avif'])('reads EXIF of a %s file', async (ending) => {
    const result = await data<{ exif: Record<string, unknown> }>(metadata, {
      file: await fileOf(photo(), `a.${ending}`),
    });
    expect([result.exif['Make'], result.exif['DateTimeOriginal']]).toEqual(['Canon', '2024-05-01T12:30:00+02:00']);
  });

  it('reads the tags of a TIFF file', async () => {
    const file = new InputFile('a.tif', '', tiffOf('ABC'));
    expect(await data(metadata, { file })).toMatchObject({
      format: 'tiff',
      width: 1,
      height: 1,
      exif: { Make: 'ABC' },
    });
  });

  it('has the orientation as it is stored', async () => {
    const file = await fileOf(halves().withMetadata({ orientation: 6 }), 'a.jpg');
    expect(await data(metadata, { file })).toMatchObject({ width: 40, height: 20, orientation: 6 });
  });

  it('reads pictures without metadata', async () => {
    expect(await data(metadata, { file: await animation(['#ff0000', '#0000ff']) })).toMatchObject({
      format: 'gif',
      width: 20,
      height: 20,
      frames: 2,
    });
    const drawn = await data<Record<string, unknown>>(metadata, { file: leaf() });
    expect([drawn['format'], drawn['exif'], drawn['gps']]).toEqual(['svg', undefined, undefined]);
  });

  it('reads a broken EXIF block as none', async () => {
    const jpeg = withSegment(
      await plain('#ff0000').jpeg().toBuffer(),
      0xe1,
      Buffer.from('Exif\0\0II*\0\xff\xff', 'latin1'),
    );
    const result = await data<Record<string, unknown>>(metadata, { file: new InputFile('a.jpg', '', jpeg) });
    expect([result['format'], result['gps']]).toEqual(['jpeg', undefined]);
  });
});

describe('readIptc', () => {
  it('reads Latin text without a character set, and data sets alone', () => {
    expect(readIptc(Buffer.concat([dataset(2, 90, ''), Buffer.from('\x1c\x02\x65\0\x04Per\xfa', 'latin1')]))).toEqual({
      City: '',
      Country: 'Perú',
    });
  });

  it.each(['', '\x1c', '\x1c\x02\x05\xff\xff', 'Photoshop 3.0\x008BIM\x04\x04\0\0\xff\xff\xff\xff'])(
    'reads what is cut as far as it goes: %j',
    (text) => {
      expect(Object.values(readIptc(Buffer.from(text, 'latin1'))).join('')).toBe('');
    },
  );
});

describe('readXmp', () => {
  it('reads nothing of other XML, and what is before an error', () => {
    expect([readXmp('<a b="c">d</a>'), readXmp(''), readXmp('<')]).toEqual([{}, {}, {}]);
    expect(readXmp(xmp.slice(0, xmp.indexOf('<dc:title>')))).toMatchObject({ 'xmp:Rating': '5' });
  });

  it('leaves structures out', () => {
    const nested = xmp.replace(
      '<xmp:Label>blue</xmp:Label>',
      '<xmp:Ref><rdf:Description><xmp:id>7</xmp:id></rdf:Description></xmp:Ref>',
    );
    expect(Object.keys(readXmp(nested))).toEqual(['xmp:Rating', 'xmp:CreateDate', 'dc:creator', 'dc:title']);
  });
});

describe('strip-metadata', () => {
  const pixels = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString('hex');
  const secrets = ['Canon', 'Amina', 'adobe:ns:meta', 'river', 'a remark'];
  const found = (bytes: Uint8Array) => secrets.filter((text) => Buffer.from(bytes).includes(text));

  it.each(['jpg', 'png', 'webp'])(
    'removes everything from a %s file but pixels, profile and orientation',
    async (ending) => {
      const given = await fileOf(photo().withMetadata({ orientation: 6 }), `a.${ending}`);
      const bytes = Buffer.from(given.bytes);
      const file =
        ending === 'jpg'
          ? new InputFile('a.jpg', '', withSegment(withSegment(bytes, 0xed, iptc), 0xfe, Buffer.from('a remark')))
          : given;
      const result = await run(stripMetadata, { file });
      const { orientation, icc, xmp: kept, iptc: left, exif } = await metadataOf(result);
      expect([found(file.bytes).length > 1, found(result.bytes), orientation, icc?.length, kept, left]).toEqual([
        true,
        [],
        6,
        (await metadataOf(file)).icc?.length,
        undefined,
        undefined,
      ]);
      expect(exif?.length).toBeLessThan(40);
      expect(await pixels(result.bytes)).toBe(await pixels(file.bytes));
    },
  );

  it.each(['jpg', 'png', 'webp'])('removes profile and orientation from a %s file if asked', async (ending) => {
    const file = await fileOf(photo().withMetadata({ orientation: 6 }), `a.${ending}`);
    const result = await run(stripMetadata, { file, keepProfile: false, keepOrientation: false });
    const { orientation, icc, exif } = await metadataOf(result);
    expect([orientation, icc, exif]).toEqual([undefined, undefined, undefined]);
  });

  it('removes comments between scans and pictures after the end', async () => {
    const jpeg = await halves().jpeg({ progressive: true }).toBuffer();
    const secondScan = jpeg.indexOf(Buffer.from([0xff, 0xda]), jpeg.indexOf(Buffer.from([0xff, 0xda])) + 2);
    const comment = Buffer.from('\xff\xfe\0\x0aa remark', 'latin1');
    const given = Buffer.concat([
      jpeg.subarray(0, secondScan),
      comment,
      jpeg.subarray(secondScan),
      Buffer.from('Canon'),
    ]);
    const result = await run(stripMetadata, { file: new InputFile('a.jpg', '', given) });
    expect([found(given), found(result.bytes)]).toEqual([['Canon', 'a remark'], []]);
    expect(await pixels(result.bytes)).toBe(await pixels(jpeg));
  });

  it('keeps the frames of an animated WebP', async () => {
    const result = await run(stripMetadata, { file: await animation(['#ff0000', '#0000ff'], 'webp') });
    expect((await metadataOf(result)).pages).toBe(2);
  });

  it('refuses other formats', async () => {
    expect((await refusal(stripMetadata, { file: await animation(['#ff0000']) })).slice(0, 2)).toEqual([
      '/file',
      'format_not_stripped',
    ]);
  });
});
