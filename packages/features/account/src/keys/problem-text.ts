import type { changeKey, createKey, revokeKey, rotateKey } from '@apiyard/api/contract/accounts/keys';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { keysCopy } from './keys-copy.ts';

/** Why a key was not created, changed, replaced or revoked. */
export function useKeyProblemText(): (error: unknown) => string {
  const t = useCopy(keysCopy);
  return useProblemText<typeof createKey | typeof changeKey | typeof rotateKey | typeof revokeKey>({
    TooManyKeys: ({ keysMax }) => t('keys.refused.tooMany', { count: keysMax }),
    Stale: t('keys.refused.stale'),
    NotFound: t('keys.refused.gone'),
    RateLimited: t('keys.refused.often'),
  });
}
