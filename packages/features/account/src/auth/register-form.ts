import { usernamePattern } from '@apiyard/api/contract/session';
import { checkEmail } from '@apiyard/kit/credentials/email.ts';
import type { PasswordProblem } from '@apiyard/kit/credentials/password.ts';
import { checkPassword } from '@apiyard/kit/credentials/password.ts';

export interface RegisterInput {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export type RegisterField = keyof RegisterInput;

/** What can be wrong with a field, here or in the server's eyes. */
export type FieldProblem = PasswordProblem | 'username pattern' | 'username taken' | 'username reserved' | 'email';

export type FieldProblems = { readonly [Field in RegisterField]?: FieldProblem } & {
  readonly password?: PasswordProblem;
};

/** The contract's own checks, before anything is sent. */
export function checkRegistration({ username, email, password }: RegisterInput): FieldProblems {
  const wrongEmail = checkEmail(email);
  const wrongPassword = checkPassword(password);
  return {
    ...(username === ''
      ? { username: 'missing' }
      : usernamePattern.test(username)
        ? {}
        : { username: 'username pattern' }),
    ...(wrongEmail === null ? {} : { email: wrongEmail }),
    ...(wrongPassword === null ? {} : { password: wrongPassword }),
  };
}
