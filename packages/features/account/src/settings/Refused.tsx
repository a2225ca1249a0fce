import { Alert } from '@apiyard/ui/Alert';
import { useCopy } from '@apiyard/kit/copy.ts';
import { CallRefused } from '@apiyard/kit/credentials/CallRefused.tsx';
import { accountCopy } from './account-copy.ts';
import type { AccountRefusal } from './refusals.ts';

/** A refusal that belongs to no field; those that do are shown there and not here. */
export function Refused({ refusal }: { readonly refusal: AccountRefusal | null }) {
  const t = useCopy(accountCopy);
  switch (refusal?.kind) {
    case 'too many tries':
    case 'no answer':
      return <CallRefused refusal={refusal} />;
    case 'step over':
      return <Alert tone="warning">{t('account.refused.stepOver')}</Alert>;
    case 'gone':
      return <Alert tone="warning">{t('account.refused.gone')}</Alert>;
    case 'last admin':
      return <Alert tone="error">{t('account.refused.lastAdmin')}</Alert>;
    case 'too many passkeys':
      return <Alert tone="error">{t('account.refused.tooManyPasskeys', { count: refusal.passkeysMax })}</Alert>;
    case 'passkey refused':
      return <Alert tone="error">{t('account.refused.passkey')}</Alert>;
    case 'passkey known':
      return <Alert tone="info">{t('account.refused.passkeyKnown')}</Alert>;
    case 'invalid':
      return <Alert tone="error">{t('account.refused.invalid')}</Alert>;
    default:
      return null;
  }
}
