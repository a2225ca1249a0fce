import { Alert } from '@apiyard/ui/Alert';
import { useCopy } from '../copy.ts';
import { useFormat } from '../format.ts';
import type { CallRefusal } from './call-refusal.ts';
import { credentialsCopy } from './credentials-copy.ts';

const storageKeys = {
  damaged: 'credentials.storage.damaged',
  full: 'credentials.storage.full',
  failing: 'credentials.storage.failing',
} as const;

/** Why a call failed, and when to retry. */
export function CallRefused({ refusal }: { readonly refusal: CallRefusal }) {
  const t = useCopy(credentialsCopy);
  const format = useFormat();
  if (refusal.kind === 'too many tries')
    return <Alert tone="warning">{t('credentials.tooMany', { wait: format.duration(refusal.retryAfterS) })}</Alert>;
  return (
    <Alert tone="error">
      {t(refusal.storage === undefined ? 'credentials.noAnswer' : storageKeys[refusal.storage])}
    </Alert>
  );
}
