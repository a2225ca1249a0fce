import { afterEach, describe, expect, it, vi } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import idTime from './id-time.ts';
import ksuid from './ksuid.ts';
import nanoid from './nanoid.ts';
import { ksuidText, ksuidValue } from './parts/ksuid-text.ts';
import { ulidText, ulidValue } from './parts/ulid-text.ts';
import ulid from './ulid.ts';
import uuidInspect from './uuid-inspect.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('ulid', () => {
  it('writes the time of the specification’s example', () => {
    expect(ulid({ count: 1, date: '2016-07-30T22:36:16.385Z', lowercase: false }).ulids[0]).toMatch(
      /^01ARYZ6S41[0-9A-HJKMNP-TV-Z]{16}$/,
    );
  });

  it('increments within a batch, so that they sort', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
    expect(ulid({ count: 3, date: '1970-01-01T00:00:00Z', lowercase: true })).toEqual({
      ulids: ['00000000000000000000000000', '00000000000000000000000001', '00000000000000000000000002'],
      time: '1970-01-01T00:00:00.000Z',
    });
  });

  it('does not overflow when every random bit is set', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => (array as Uint8Array).fill(255) as typeof array);
    const { ulids } = ulid({ count: 1000, date: '2016-07-30T22:36:16.385Z', lowercase: false });
    expect(ulids).toEqual(ulids.toSorted());
    expect(new Set(ulids.map((text) => text.slice(0, 10)))).toEqual(new Set(['01ARYZ6S41']));
  });

  it('takes the current time by default', () => {
    vi.useFakeTimers({ now: 1_469_922_850_259, toFake: ['Date'] });
    const { ulids, time } = ulid({ count: 1, lowercase: false });
    expect([ulids[0]?.slice(0, 10), time]).toEqual(['01ARZ3NDEK', '2016-07-30T23:54:10.259Z']);
  });

  it.each(['1969-12-31T23:59:59.999Z', '+010889-08-02T05:31:50.656Z'])('rejects the time %s', (date) => {
    expect(() => ulid({ count: 1, date, lowercase: false })).toThrow(
      new InputFault('time_range', { pointer: '/date' }),
    );
  });
});

describe('ULID text', () => {
  it('has the largest value that the specification allows', () => {
    expect(ulidText(2 ** 48 - 1, 2n ** 80n - 1n)).toBe('7ZZZZZZZZZZZZZZZZZZZZZZZZZ');
    expect(ulidValue('7ZZZZZZZZZZZZZZZZZZZZZZZZZ')).toBe(2n ** 128n - 1n);
    expect(ulidValue('80000000000000000000000000')).toBe(null);
  });

  it('reads lower case and look-alikes, nothing else', () => {
    expect(ulidValue('0000000000000000000000oilz')).toBe(ulidValue('0000000000000000000000011Z'));
    expect([ulidValue('0000000000000000000000000U'), ulidValue('000')]).toEqual([null, null]);
  });
});

describe('ksuid', () => {
  it.each([
    ['0ujtsYcgvSTl8PAuAdqWYSMnLOv', '0669f7efb5a1cd34b5f99d1154fb6853345c9735'],
    ['0ujzPyRiIAffKhBux4PvQdDqMHY', '066a029c73fc1aa3b2446246d6e89fcd909e8fe8'],
    ['000000000000000000000000000', '0'.repeat(40)],
    ['aWgEPTl1tmebfsQzFP4bxwgy80V', 'f'.repeat(40)],
  ])('reads and writes %s of the reference implementation', (text, hex) => {
    expect(ksuidValue(text)?.toString(16).padStart(40, '0')).toBe(hex);
    expect(ksuidText(BigInt(`0x${hex}`))).toBe(text);
  });

  it('rejects what is greater than the largest, or no Base62', () => {
    expect([ksuidValue('aWgEPTl1tmebfsQzFP4bxwgy80W'), ksuidValue(`${'0'.repeat(26)}-`)]).toEqual([null, null]);
  });

  it('has the second of the time, sorted', () => {
    const { ksuids, time } = ksuid({ count: 100, date: '2017-10-10T04:00:47.900Z' });
    expect(time).toBe('2017-10-10T04:00:47.000Z');
    expect(ksuids).toEqual(ksuids.toSorted());
    expect(new Set(ksuids).size).toBe(100);
    expect(ksuids.every((text) => (ksuidValue(text) ?? 0n) >> 128n === 107_608_047n)).toBe(true);
  });

  it('takes the current time by default', () => {
    vi.useFakeTimers({ now: 1_400_000_000_000, toFake: ['Date'] });
    expect(ksuid({ count: 1 }).time).toBe('2014-05-13T16:53:20.000Z');
  });

  it('rejects times before its first', () => {
    expect(() => ksuid({ count: 1, date: '2014-05-13T16:53:19Z' })).toThrow(
      new InputFault('time_range', { pointer: '/date' }),
    );
  });
});

describe('nanoid', () => {
  const input = { size: 21, alphabet: 'ab🌱', count: 3, perHour: 1000 };

  it('uses only the alphabet, each symbol equally often', () => {
    const { ids } = nanoid({ ...input, size: 100, count: 300 });
    const symbols = ids.flatMap((id) => Array.from(id));
    expect(symbols).toHaveLength(30_000);
    const counts = ['a', 'b', '🌱'].map((symbol) => symbols.filter((each) => each === symbol).length);
    expect(counts.filter((count) => Math.abs(count - 10_000) > 500)).toEqual([]);
  });

  it('calculates collisions as the birthday problem', () => {
    const alphabet = '_-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    expect(nanoid({ ...input, alphabet }).calculation).toEqual({
      formula: '64^21',
      bits: 126,
      idsFor1Percent: 1_307_660_520_276_547_600,
      yearsFor1Percent: 149_174_141_030.86,
    });
    expect(nanoid({ ...input, alphabet: '01', size: 2 }).calculation).toEqual({
      formula: '2^2',
      bits: 2,
      idsFor1Percent: 0,
      yearsFor1Percent: 0,
    });
  });

  it.each([
    ['a', new InputFault('alphabet_short', { pointer: '/alphabet' })],
    ['aba', new InputFault('alphabet_repeats', { pointer: '/alphabet', values: { symbol: 'a' } })],
    ['a\ud800', new InputFault('alphabet_surrogate', { pointer: '/alphabet' })],
  ])('rejects the alphabet %j', (alphabet, fault) => {
    expect(() => nanoid({ ...input, alphabet })).toThrow(fault);
  });
});

/** RFC 9562, appendices A and B. */
const examples = [
  ['c232ab00-9414-11ec-b3c8-9f6bdeced846', 1, 'time', '2022-02-22T19:22:22.000Z', '9f:6b:de:ce:d8:46', 0x33c8],
  ['5df41881-3aed-3515-88a7-2f4a814cf09e', 3, 'md5_name', null, null, null],
  ['919108f7-52d1-4320-9bac-f847db4148a8', 4, 'random', null, null, null],
  ['2ed6657d-e927-568b-95e1-2665a8aea6a2', 5, 'sha1_name', null, null, null],
  [
    '1ec9414c-232a-6b00-b3c8-9f6bdeced846',
    6,
    'reordered_time',
    '2022-02-22T19:22:22.000Z',
    '9f:6b:de:ce:d8:46',
    0x33c8,
  ],
  ['017f22e2-79b0-7cc3-98c4-dc0c0c07398f', 7, 'unix_time', '2022-02-22T19:22:22.000Z', null, null],
  ['2489e9ad-2ee2-8e00-8ec9-32d5f69181c0', 8, 'custom', null, null, null],
  ['5c146b14-3c52-8afd-938a-375d0df1fbf6', 8, 'custom', null, null, null],
] as const;

describe('uuid-inspect', () => {
  it('has the examples of RFC 9562', () => {
    expect(examples).toHaveLength(8);
  });

  it.each(examples)('reads the example %s', (text, version, kind, time, node, clockSequence) => {
    expect(uuidInspect({ text })).toMatchObject({ variant: 'rfc9562', version, kind, time, node, clockSequence });
  });

  it('returns every form, from any form', () => {
    const expected = {
      uuid: 'c232ab00-9414-11ec-b3c8-9e6bdeced846',
      urn: 'urn:uuid:c232ab00-9414-11ec-b3c8-9e6bdeced846',
      hex: 'c232ab00941411ecb3c89e6bdeced846',
      integer: '258133314363070689776975540939270314054',
      variant: 'rfc9562',
      version: 1,
      kind: 'time',
      time: '2022-02-22T19:22:22.000Z',
      node: '9e:6b:de:ce:d8:46',
      isRandomNode: false,
      clockSequence: 13_256,
      domain: null,
      localId: null,
      namespace: null,
    };
    for (const text of [expected.urn, expected.hex.toUpperCase(), `{${expected.uuid}}`, ` ${expected.uuid}\n`])
      expect(uuidInspect({ text })).toEqual(expected);
  });

  it('keeps the seven digits of Gregorian times', () => {
    expect(uuidInspect({ text: 'c232ab01-9414-11ec-b3c8-9e6bdeced846' }).time).toBe('2022-02-22T19:22:22.0000001Z');
    expect(uuidInspect({ text: '00000001-0000-1000-8000-000000000000' }).time).toBe('1582-10-15T00:00:00.0000001Z');
  });

  it('reads domain and local identifier of version 2', () => {
    expect(uuidInspect({ text: '000003e8-9414-21ec-b300-9e6bdeced846' })).toMatchObject({
      kind: 'dce_security',
      domain: 0,
      localId: 1000,
      clockSequence: 51,
      time: '2022-02-22T19:16:56.1899520Z',
    });
  });

  it.each([
    ['00000000-0000-0000-0000-000000000000', 'nil', 'nil', null],
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', 'max', 'max', null],
    ['00000000-0000-0000-c000-000000000046', 'microsoft', 'none', null],
    ['34dc239b-f000-0000-0d00-00809b000000', 'ncs', 'none', null],
    ['00000000-0000-4000-f000-000000000001', 'future', 'none', null],
    ['00000000-0000-f000-8000-000000000001', 'rfc9562', 'unknown', 15],
  ])('reads the variant of %s', (text, variant, kind, version) => {
    expect(uuidInspect({ text })).toMatchObject({ variant, kind, version, time: null });
  });

  it('names the namespaces', () => {
    expect(uuidInspect({ text: '6ba7b812-9dad-11d1-80b4-00c04fd430c8' }).namespace).toBe('OID');
  });

  it.each([
    ['', null],
    ['c232ab00-9414-11ec-b3c8-9e6bdeced84', null],
    ['c232ab00-9414-11ec-b3c8-9e6bdeced84g', { line: 1, column: 36 }],
    ['c232ab009414-11ec-b3c8-9e6bdeced846', null],
  ])('rejects %j', (text, place) => {
    const fault = (() => {
      try {
        return uuidInspect({ text });
      } catch (error) {
        return error;
      }
    })();
    expect(fault).toMatchObject({ code: 'not_uuid', pointer: '/text', place });
  });
});

describe('id-time', () => {
  it('finds kind and time of each line', () => {
    const text = `01ARYZ6S41TSV4RRFFQ69G5FAV
0ujtsYcgvSTl8PAuAdqWYSMnLOv
507f1f77bcf86cd799439011

017f22e2-79b0-7cc3-98c4-dc0c0c07398f
919108f7-52d1-4320-9bac-f847db4148a8
1541815603606036480
hello`;
    expect(idTime({ text, snowflake: 'twitter' }).ids).toEqual([
      { id: '01ARYZ6S41TSV4RRFFQ69G5FAV', kind: 'ulid', time: '2016-07-30T22:36:16.385Z' },
      { id: '0ujtsYcgvSTl8PAuAdqWYSMnLOv', kind: 'ksuid', time: '2017-10-10T04:00:47.000Z' },
      { id: '507f1f77bcf86cd799439011', kind: 'object_id', time: '2012-10-17T21:13:27.000Z' },
      { id: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', kind: 'uuid', time: '2022-02-22T19:22:22.000Z' },
      { id: '919108f7-52d1-4320-9bac-f847db4148a8', kind: 'uuid', time: null },
      { id: '1541815603606036480', kind: 'snowflake', time: '2022-06-28T16:07:40.105Z' },
      { id: 'hello', kind: 'unknown', time: null },
    ]);
  });

  it('reads the documented Snowflake of Discord', () => {
    expect(idTime({ text: '175928847299117063', snowflake: 'discord' }).ids[0]?.time).toBe('2016-04-30T11:18:25.796Z');
  });

  it('rejects more than 1000 identifiers', () => {
    expect(idTime({ text: 'a\n'.repeat(1000), snowflake: 'discord' }).ids).toHaveLength(1000);
    expect(() => idTime({ text: 'a\n'.repeat(1001), snowflake: 'discord' })).toThrow(
      new InputFault('too_many', { pointer: '/text', values: { max: 1000 } }),
    );
  });

  it('rejects a text without identifiers', () => {
    expect(() => idTime({ text: ' \n', snowflake: 'discord' })).toThrow(new InputFault('no_ids', { pointer: '/text' }));
  });
});
