import type {
  addPasskey,
  changePassword,
  confirmTwoSteps,
  removePasskey,
  renewRecoveryCodes,
  requestDeletion,
  resendConfirmation,
  startPasskey,
} from '@apiyard/api/contract/accounts/account';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useTooManyAttempts } from '@apiyard/kit/credentials/too-many-attempts.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { accountCopy } from './account-copy.ts';

/** Why a change of the account was rejected. Errors of a field are shown at the field. */
export function useAccountProblemText(): (error: unknown) => string {
  const t = useCopy(accountCopy);
  const tooManyAttempts = useTooManyAttempts();
  return useProblemText<
    | typeof addPasskey
    | typeof changePassword
    | typeof confirmTwoSteps
    | typeof removePasskey
    | typeof renewRecoveryCodes
    | typeof requestDeletion
    | typeof resendConfirmation
    | typeof startPasskey
  >({
    RateLimited: tooManyAttempts,
    StepOver: t('account.refused.stepOver'),
    LastAdmin: t('account.refused.lastAdmin'),
    TooManyPasskeys: ({ passkeysMax }) => t('account.refused.tooManyPasskeys', { count: passkeysMax }),
    PasskeyRefused: t('account.refused.passkey'),
  });
}
