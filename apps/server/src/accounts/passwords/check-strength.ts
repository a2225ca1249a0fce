import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { WeakReason } from '@apiyard/api/contract/accounts/session';
import type { PasswordContext } from './weak-passwords.ts';
import { weaknessOf } from './weak-passwords.ts';

const sentences: Readonly<Record<WeakReason, string>> = {
  common: 'This password is too common. Choose a longer one, such as four words.',
  repeat: 'This password repeats a few characters. Choose a longer one, such as four words.',
  sequence: 'This password is a sequence of letters, digits or keyboard keys. Choose a longer one, such as four words.',
  site: 'This password is based on the name of this site. Choose another, such as four words.',
  personal: 'This password is based on your username, name or email address. Choose another, such as four words.',
};

type Refused = Failure<'WeakPassword', { reason: WeakReason; errors: InputIssue[] }>;

/** The problem with a chosen password, as a sentence; null when it is strong enough. */
export function weakSentence(password: string, context: PasswordContext): string | null {
  const reason = weaknessOf(password, context);
  return reason === null ? null : sentences[reason];
}

/** @param pointer the field that the password is in */
export function checkPasswordStrength(
  password: string,
  pointer: '/password' | '/next',
  context: PasswordContext,
): Refused | null {
  const reason = weaknessOf(password, context);
  if (reason === null) return null;
  return fail('WeakPassword', sentences[reason], {
    reason,
    errors: [{ pointer, code: reason, detail: sentences[reason] }],
  });
}
