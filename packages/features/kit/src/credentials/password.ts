import type { WeakReason } from '@apiyard/api/contract/session';
import { passwordLengthMax, passwordLengthMin } from '@apiyard/api/contract/session';

/** Errors of a new password, found here or by the server. */
export type PasswordProblem = 'missing' | 'too short' | 'too long' | WeakReason;

/** Whether a password has an accepted length. */
export function checkPassword(password: string): Exclude<PasswordProblem, WeakReason> | null {
  if (password === '') return 'missing';
  if (password.length < passwordLengthMin) return 'too short';
  return password.length > passwordLengthMax ? 'too long' : null;
}

/** From this length on a password withstands guessing without rules about its characters (NIST SP 800-63B). */
export const passwordLengthSuggested = 15;

export type PasswordLength = 'none' | 'short' | 'enough' | 'good';

export function passwordLength(password: string): PasswordLength {
  if (password === '') return 'none';
  if (password.length < passwordLengthMin) return 'short';
  return password.length < passwordLengthSuggested ? 'enough' : 'good';
}
