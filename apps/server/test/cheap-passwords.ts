import type { Passwords } from '../src/accounts/passwords/passwords.ts';
import { createPasswords } from '../src/accounts/passwords/passwords.ts';

/**
 * Password hashing with minimal cost: most tests do not depend on it, and the real cost would dominate their run time.
 */
export const cheapPasswords = (): Passwords => createPasswords({ memory: 64, passes: 1, parallelism: 1 });
