import type { Passwords } from '../src/accounts/passwords/passwords.ts';
import { createPasswords } from '../src/accounts/passwords/passwords.ts';

/** What a hash costs is not what most tests are about, and half of what they would wait for. */
export const cheapPasswords = (): Passwords => createPasswords({ memory: 64, passes: 1, parallelism: 1 });
