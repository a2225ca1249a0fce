import { useCopy } from '../copy.ts';
import { useFormat } from '../format.ts';
import { credentialsCopy } from './credentials-copy.ts';

/** The text of `RateLimited` where passwords, codes and links are tried: `useProblemText({ RateLimited: useTooManyAttempts() })`. */
export function useTooManyAttempts(): (members: { readonly retryAfterS: number }) => string {
  const t = useCopy(credentialsCopy);
  const format = useFormat();
  return ({ retryAfterS }) => t('credentials.tooMany', { wait: format.duration(retryAfterS) });
}
