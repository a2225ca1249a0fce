import { passwordLengthMin } from '@apiyard/api/contract/session';
import type { Translate } from '../_kit/copy.ts';
import type authEnglish from './copy/en.ts';
import { passwordLength, passwordLengthSuggested } from './register-form.ts';

/** What can be wrong with a new password, in words. */
export const passwordProblemWords = {
  missing: 'auth.problem.password.missing',
  'too short': 'auth.problem.password.short',
  'too long': 'auth.problem.password.long',
  'too common': 'auth.problem.password.common',
} as const;

/** What stands under the field of a new password while it is typed. */
export function passwordLengthWords(password: string, t: Translate<typeof authEnglish>): string {
  switch (passwordLength(password)) {
    case 'none':
      return t('auth.register.passwordHelp');
    case 'short':
      return t('auth.register.passwordShort', { count: passwordLengthMin - password.length });
    case 'enough':
      return t('auth.register.passwordEnough', { count: passwordLengthSuggested - password.length });
    case 'good':
      return t('auth.register.passwordGood');
  }
}
