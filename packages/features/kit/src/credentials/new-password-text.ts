import type { WeakReason } from '@apiyard/api/contract/accounts/session';
import { useCopy } from '../copy.ts';
import type { FieldIssue } from '../forms/field-issues.ts';
import { credentialsCopy } from './credentials-copy.ts';

const keys = {
  too_small: 'credentials.problem.short',
  too_big: 'credentials.problem.long',
  common: 'credentials.problem.common',
  repeat: 'credentials.problem.repeat',
  sequence: 'credentials.problem.sequence',
  site: 'credentials.problem.site',
  personal: 'credentials.problem.personal',
} as const satisfies Record<'too_small' | 'too_big' | WeakReason, string>;

const isKnown = (code: string): code is keyof typeof keys => code in keys;

/** What is wrong with a new password, for the `texts` of its form. `WeakPassword` gives its reason as the issue's code. */
export function useNewPasswordText(): (issue: FieldIssue, password: string) => string | undefined {
  const t = useCopy(credentialsCopy);
  return ({ code }, password) => {
    if (password === '' && code === 'too_small') return t('credentials.problem.missing');
    return isKnown(code) ? t(keys[code]) : undefined;
  };
}
