import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import totp from './totp.ts';

type Input = Parameters<typeof totp>[0];
const secrets = {
  SHA1: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  SHA256: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA',
  SHA512: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNA',
} as const;
const run = (input: Partial<Input>) =>
  totp({ secret: secrets.SHA1, date: '1970-01-01T00:00:59Z', algorithm: 'SHA1', digits: 8, period: 30, ...input });

/** RFC 6238, appendix B. */
const vectors = [
  ['1970-01-01T00:00:59Z', '94287082', '46119246', '90693936'],
  ['2005-03-18T01:58:29Z', '07081804', '68084774', '25091201'],
  ['2005-03-18T01:58:31Z', '14050471', '67062674', '99943326'],
  ['2009-02-13T23:31:30Z', '89005924', '91819424', '93441116'],
  ['2033-05-18T03:33:20Z', '69279037', '90698825', '38618901'],
  ['2603-10-11T11:33:20Z', '65353130', '77737706', '47863826'],
] as const;

describe('totp', () => {
  it('gives the codes of RFC 6238', () => {
    expect(vectors).toHaveLength(6);
    for (const [date, ...codes] of vectors)
      expect(
        (['SHA1', 'SHA256', 'SHA512'] as const).map(
          (algorithm) => run({ date, algorithm, secret: secrets[algorithm] }).text,
        ),
      ).toEqual(codes);
  });

  it('gives the codes before and after, and how long it is valid', () => {
    expect(run({ digits: 6, secret: 'gezd gnbv-gy3t qojq gezd gnbv gy3t qojq' })).toEqual({
      text: '287082',
      previous: '755224',
      next: '359152',
      date: '1970-01-01T00:00:59.000Z',
      validFrom: '1970-01-01T00:00:30.000Z',
      validUntil: '1970-01-01T00:01:00.000Z',
      secondsLeft: 1,
      counter: 1,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
      offset: null,
      matches: null,
      notes: [],
    });
  });

  it('has no code before 1970', () => {
    expect(run({ date: '1970-01-01T00:00:00Z' }).previous).toBe(null);
  });

  it.each([
    ['287082', 0, true],
    ['755 224', -1, true],
    ['359152', 1, true],
    ['000000', null, false],
  ])('compares with %s', (code, offset, matches) => {
    expect(run({ digits: 6, code })).toMatchObject({ offset, matches });
  });

  it('uses the current time without a date, and returns it', () => {
    const before = Date.now();
    const at = Date.parse(run({ date: undefined }).date);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it('reads a setup URI', () => {
    expect(
      run({ secret: `otpauth://totp/Example:ann?secret=${secrets.SHA1}&issuer=Example&digits=8&period=60` }),
    ).toMatchObject({
      text: '84755224',
      digits: 8,
      period: 60,
      notes: [{ code: 'from_uri', values: { name: 'Example: ann' } }],
    });
  });

  it('warns of a short secret', () => {
    expect(run({ secret: 'GEZDGNBVGY3TQOJQ' }).notes).toEqual([{ code: 'short_secret', values: { bits: 80 } }]);
  });

  it.each<[Partial<Input>, string, string]>([
    [{ secret: '01' }, 'not_base32', '/secret'],
    [{ secret: 'A' }, 'not_base32', '/secret'],
    [{ secret: '' }, 'not_base32', '/secret'],
    [{ secret: 'otpauth://x' }, 'bad_uri', '/secret'],
    [{ secret: 'otpauth://totp/x?secret=GEZDGNBV&period=99999999' }, 'bad_uri', '/secret'],
    [{ secret: 'otpauth://hotp/x?secret=GEZDGNBV&counter=1' }, 'counter_based', '/secret'],
    [{ date: 'soon' }, 'not_date', '/date'],
    [{ date: '1969-12-31T23:59:59Z' }, 'not_date', '/date'],
  ])('rejects %j', (input, code, pointer) => {
    expect(() => run(input)).toThrow(new InputFault(code, { pointer }));
  });
});
