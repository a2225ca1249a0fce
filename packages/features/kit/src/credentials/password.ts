import type { WeakReason } from '@apiyard/api/contract/session';
import { passwordLengthMax, passwordLengthMin } from '@apiyard/api/contract/session';

/** What can be wrong with a new password, here or in the server's eyes. */
export type PasswordProblem = 'too_small' | 'too_big' | WeakReason;

/** Whether a password has an accepted length. */
export function checkPassword(password: string): Exclude<PasswordProblem, WeakReason> | null {
  if (password.length < passwordLengthMin) return 'too_small';
  return password.length > passwordLengthMax ? 'too_big' : null;
}

/** From this length on a password withstands guessing without rules about its characters (NIST SP 800-63B). */
export const passwordLengthSuggested = 15;

export type PasswordLength = 'none' | 'short' | 'enough' | 'good';

export function passwordLength(password: string): PasswordLength {
  if (password === '') return 'none';
  if (password.length < passwordLengthMin) return 'short';
  return password.length < passwordLengthSuggested ? 'enough' : 'good';
}
