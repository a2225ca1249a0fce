import { Alert } from '@apiyard/ui/Alert';
import { useCopy } from '../_kit/copy.ts';
import { useFormat } from '../_kit/format.ts';
import { authCopy } from './auth-copy.ts';
import type { CallRefusal } from './refusals.ts';

/** Why a call did not come through, and when to try again. */
export function CallRefused({ refusal }: { readonly refusal: CallRefusal }) {
  const t = useCopy(authCopy);
  const format = useFormat();
  if (refusal.kind === 'too many tries') return <Alert tone="warning">{t('auth.tooMany', { wait: format.duration(refusal.retryAfterS) })}</Alert>;
  return <Alert tone="error">{t('auth.noAnswer')}</Alert>;
}
