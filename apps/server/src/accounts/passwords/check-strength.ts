import type { Failure, Sentence } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { InputIssue } from '@apiyard/api/contract/problem';
import type { WeakReason } from '@apiyard/api/contract/accounts/session';
import type { PasswordContext } from './weak-passwords.ts';
import { weaknessOf } from './weak-passwords.ts';
import { issue, sentence } from '../../problems/sentence.ts';

const sentences: Readonly<Record<WeakReason, Sentence>> = {
  common: sentence('problem.accounts.weakCommon'),
  repeat: sentence('problem.accounts.weakRepeat'),
  sequence: sentence('problem.accounts.weakSequence'),
  site: sentence('problem.accounts.weakSite'),
  personal: sentence('problem.accounts.weakPersonal'),
};

type Refused = Failure<'WeakPassword', { reason: WeakReason; errors: InputIssue[] }>;

/** The problem with a chosen password, as a sentence; null when it is strong enough. */
export function weakSentence(password: string, context: PasswordContext): string | null {
  const reason = weaknessOf(password, context);
  return reason === null ? null : sentences[reason].en;
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
    errors: [issue(pointer, reason, sentences[reason])],
  });
}
