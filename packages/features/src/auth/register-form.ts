import { passwordLengthMax, passwordLengthMin, usernamePattern } from '@apiyard/api/contract/session';

export interface RegisterInput {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export type RegisterField = keyof RegisterInput;

/** What can be wrong with a field, here or in the server's eyes. */
export type FieldProblem = 'missing' | 'username pattern' | 'username taken' | 'email' | 'too short' | 'too long' | 'too common';

export type FieldProblems = { readonly [Field in RegisterField]?: FieldProblem };

/** Addresses look like `name@host.tld`; whether one exists only a mail can tell. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether an address can be one, and what is missing otherwise. */
export function checkEmail(email: string): 'missing' | 'email' | null {
  if (email === '') return 'missing';
  return emailShape.test(email) && email.length <= 254 ? null : 'email';
}

/** The contract's own checks, before anything is sent. */
export function checkRegistration({ username, email, password }: RegisterInput): FieldProblems {
  const wrongEmail = checkEmail(email);
  const wrongPassword = checkPassword(password);
  return {
    ...(username === '' ? { username: 'missing' } : usernamePattern.test(username) ? {} : { username: 'username pattern' }),
    ...(wrongEmail === null ? {} : { email: wrongEmail }),
    ...(wrongPassword === null ? {} : { password: wrongPassword }),
  };
}

/** Whether the server could take a password, as far as its length tells. */
export function checkPassword(password: string): 'missing' | 'too short' | 'too long' | null {
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
