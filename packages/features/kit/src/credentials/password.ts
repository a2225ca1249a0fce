import { passwordLengthMin } from '@apiyard/api/contract/accounts/session';

/** From this length on a password withstands guessing without rules about its characters (NIST SP 800-63B). */
export const passwordLengthSuggested = 15;

export type PasswordLength = 'none' | 'short' | 'enough' | 'good';

export function passwordLength(password: string): PasswordLength {
  if (password === '') return 'none';
  if (password.length < passwordLengthMin) return 'short';
  return password.length < passwordLengthSuggested ? 'enough' : 'good';
}
