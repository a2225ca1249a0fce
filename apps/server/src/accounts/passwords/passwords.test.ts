import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const asker = { isKnown: false, from: '203.0.113.1' };

describe('Passwords', () => {
  const passwords = createPasswords({ memory: 64, passes: 1, parallelism: 1 });

  it('are stored as argon2id with 46 MiB and a salt each', async () => {
    const real = createPasswords();
    const [one, other] = [await real.hash('correct horse', asker), await real.hash('correct horse', asker)];
    expect([
      await passwords.verify('correct horse', one, asker),
      await passwords.verify('correct horsf', one, asker),
    ]).toEqual([true, false]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('with different texts are distinguished', async () => {
    const hash = await passwords.hash('correct horse', asker);
    expect(await passwords.verify('correct horse', hash, asker)).toBe(true);
    expect(await passwords.verify('correct horse ', hash, asker)).toBe(false);
    expect(await passwords.verify('', hash, asker)).toBe(false);
    expect(await passwords.verify('correct horse', null, asker)).toBe(false);
    expect(await passwords.verify('correct horse', 'plain text', asker)).toBe(false);
  });

  it('verify hashes that other argon2id implementations made (PHC, other costs)', async () => {
    // From the test vectors of the reference implementation: argon2id, v=19, t=2, m=256 KiB, p=1, password/somesalt.
    const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await passwords.verify('password', reference, asker)).toBe(true);
    expect(await passwords.verify('passwore', reference, asker)).toBe(false);
  });

  it('are the same however the keyboard composed them', async () => {
    expect(
      await passwords.verify('cafe\u0301 con leche', await passwords.hash('caf\u00e9 con leche', asker), asker),
    ).toBe(true);
  });

  it('are refused while the queue is full', async () => {
    const crowded = createPasswords({ memory: 64, passes: 1, parallelism: 1 });
    const all = Array.from({ length: 40 }, () => crowded.verify('a guess', null, asker));
    expect(crowded.isBusy(asker)).toBe(true);
    const results = await Promise.all(all);
    expect([
      results.filter((right) => right === false).length,
      results.filter((right) => right === null).length,
    ]).toEqual([33, 7]);
    expect(crowded.isBusy(asker)).toBe(false);
  });

  it('of a known device are checked in parallel with many unknown devices', async () => {
    const crowded = createPasswords({ memory: 1024, passes: 1, parallelism: 1 });
    let checked = 0;
    const crowd = Array.from({ length: 60 }, async (_, n) => {
      await crowded.verify('a guess', null, { isKnown: false, from: `198.51.100.${n}` });
      checked += 1;
    });
    await crowded.verify('a password', null, { isKnown: true, from: '203.0.113.1' });
    expect(checked).toBeLessThan(10);
    await Promise.all(crowd);
  });
});
