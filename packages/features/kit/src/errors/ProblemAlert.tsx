import { Alert } from '@apiyard/ui/Alert';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useCopy } from '../copy.ts';
import { refusalOf } from './refusal.ts';
import { problemsCopy } from './problems-copy.ts';

interface ProblemAlertProps {
  /** Rejection of a call; null shows nothing. */
  readonly error: unknown;
  /** From `useProblemText`. */
  readonly textOf: (error: unknown) => string;
  /** A way out, such as 'Load latest version'. */
  readonly action?: ReactNode;
}

/** Why a call failed. A failure of the server names the request, so that an admin can find it. */
export function ProblemAlert({ error, textOf, action }: ProblemAlertProps) {
  const t = useCopy(problemsCopy);
  if (error === null || error === undefined) return null;
  const { code, requestId } = refusalOf(error);
  return (
    <Alert tone={code === 'RateLimited' ? 'warning' : 'error'} action={action}>
      {textOf(error)}
      {code === 'Internal' && requestId !== undefined && (
        <Text as="span" size="small" tone="quiet">
          {' '}
          {t('problem.requestId', { id: requestId })}
        </Text>
      )}
    </Alert>
  );
}
