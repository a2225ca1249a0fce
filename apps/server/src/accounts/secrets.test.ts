import { describe, expect, it } from 'vitest';
import { isKey, makeKey, maskKey } from '../key-format.ts';
import { createSealer, createSecrets } from './secrets.ts';

describe('Secrets', () => {
  const secrets = createSecrets('one secret of at least thirty-two characters');
  const others = createSecrets('two secret of at least thirty-two characters');

  it('seal texts so that only the same secret and the same row open them', () => {
    const sealed = secrets.seal('ay_whole key', 'row 1');
    expect(sealed).not.toContain('whole');
    expect(secrets.seal('ay_whole key', 'row 1')).not.toBe(sealed);
    expect([secrets.open(sealed, 'row 1'), secrets.open(sealed, 'row 2'), others.open(sealed, 'row 1')]).toEqual([
      'ay_whole key',
      null,
      null,
    ]);
    const changed = sealed.at(20) === 'A' ? 'B' : 'A';
    expect(secrets.open(sealed.slice(0, 20) + changed + sealed.slice(21), 'row 1')).toBe(null);
    expect(secrets.open('AAAA', 'row 1')).toBe(null);
  });

  it('open only what was sealed for the same purpose', () => {
    const appSecret = 'one secret of at least thirty-two characters';
    const sealer = createSealer(appSecret, 'scraper secret');
    const sealed = sealer.seal('a token', 'row 1');
    expect([
      sealer.open(sealed, 'row 1'),
      createSealer(appSecret, 'key').open(sealed, 'row 1'),
      secrets.open(sealed, 'row 1'),
    ]).toEqual(['a token', null, null]);
  });

  it('use a hash for key lookups that needs the secret', () => {
    expect(secrets.hashKey('ay_x')).toBe(secrets.hashKey('ay_x'));
    expect(secrets.hashKey('ay_x')).not.toBe(others.hashKey('ay_x'));
    expect(secrets.hashKey('ay_x')).toMatch(/^[\w-]{43}$/);
  });

  it('sign for one purpose only', () => {
    const signature = secrets.sign('device', 'ann');
    expect(secrets.isSigned('device', 'ann', signature)).toBe(true);
    expect([
      secrets.isSigned('set-up', 'ann', signature),
      secrets.isSigned('device', 'bob', signature),
      secrets.isSigned('device', 'ann', ''),
    ]).toEqual([false, false, false]);
  });
});

describe('Keys', () => {
  it('have 41 characters, a checksum that catches every single typing mistake, and a mask', () => {
    const key = makeKey();
    expect(key).toMatch(/^ay_[0-9A-Za-z]{38}$/);
    expect(isKey(key)).toBe(true);
    expect(maskKey(key)).toBe(`ay_${key.slice(3, 6)}…${key.slice(-4)}`);
    for (let place = 3; place < key.length; place += 1) {
      expect(isKey(key.slice(0, place) + (key[place] === 'a' ? 'b' : 'a') + key.slice(place + 1))).toBe(false);
    }
    expect([isKey(''), isKey('ay_'), isKey(`${key}0`), isKey(` ${key}`)]).toEqual([false, false, false, false]);
  });

  it('never repeat', () => {
    expect(new Set(Array.from({ length: 1_000 }, makeKey)).size).toBe(1_000);
  });
});
