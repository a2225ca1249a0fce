import { describe, expect, it } from 'vitest';
import { createPasswords, isWeak } from './passwords.ts';

describe('Passwords', () => {
  const passwords = createPasswords({ memory: 64, passes: 1, parallelism: 1 });

  it('are kept as argon2id with 46 MiB and a salt of their own', async () => {
    const real = createPasswords();
    const [one, other] = [await real.hash('correct horse'), await real.hash('correct horse')];
    expect([await passwords.verify('correct horse', one), await passwords.verify('correct horsf', one)]).toEqual([true, false]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('are told apart', async () => {
    const hash = await passwords.hash('correct horse');
    expect(await passwords.verify('correct horse', hash)).toBe(true);
    expect(await passwords.verify('correct horse ', hash)).toBe(false);
    expect(await passwords.verify('', hash)).toBe(false);
    expect(await passwords.verify('correct horse', null)).toBe(false);
    expect(await passwords.verify('correct horse', 'plain text')).toBe(false);
  });

  it('verify hashes that other argon2id implementations made (PHC, other costs)', async () => {
    // From the test vectors of the reference implementation: argon2id, v=19, t=2, m=256 KiB, p=1, password/somesalt.
    const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await passwords.verify('password', reference)).toBe(true);
    expect(await passwords.verify('passwore', reference)).toBe(false);
  });

  it('are the same however the keyboard composed them', async () => {
    expect(await passwords.verify('cafe\u0301 con leche', await passwords.hash('caf\u00e9 con leche'))).toBe(true);
  });

  it('say so when too many wait', async () => {
    const crowded = createPasswords({ memory: 64, passes: 1, parallelism: 1 });
    const all = Array.from({ length: 66 }, () => crowded.verify('a guess', null));
    expect(crowded.busy).toBe(true);
    expect((await Promise.all(all)).includes(true)).toBe(false);
    expect(crowded.busy).toBe(false);
  });
});

describe('Weak passwords', () => {
  const who = { username: 'margaret', email: 'peggy.olson@example.com' };

  it('are the common ones in any case, and the account itself', () => {
    for (const weak of ['password', 'PassWord1', '12345678', 'qwertyuiop', 'Margaret', 'peggy.olson@example.com', 'Peggy.Olson']) {
      expect([weak, isWeak(weak, who)]).toEqual([weak, true]);
    }
  });

  it('are no others: no rules about kinds of characters', () => {
    for (const fine of ['seven little llamas', 'zzzyyxxw', 'ألف ليلة وليلة', 'correct horse battery staple', '🐎🔋📎🐎🔋📎🐎🔋']) {
      expect([fine, isWeak(fine, who)]).toEqual([fine, false]);
    }
  });
});
