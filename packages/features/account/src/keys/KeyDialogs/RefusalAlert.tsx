import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { keysCopy } from '../keys-copy.ts';
import type { Refusal } from '../refusal.ts';

interface RefusalAlertProps {
  readonly refusal: Refusal;
  readonly onTakeTheirs?: () => void;
}

/** Why it was not done, and what to do, above what was typed. */
export function RefusalAlert({ refusal: { code, keysMax, requestId }, onTakeTheirs }: RefusalAlertProps) {
  const t = useCopy(keysCopy);
  if (code === 'Stale' && onTakeTheirs) {
    return (
      <Alert
        tone="warning"
        title={t('keys.refused.stale.title')}
        action={
          <Button size="small" onPress={onTakeTheirs}>
            {t('keys.refused.stale.take')}
          </Button>
        }
      >
        {t('keys.refused.stale.text')}
      </Alert>
    );
  }
  if (code === 'TooManyKeys' && keysMax !== null) {
    return (
      <Alert
        tone="error"
        action={
          <Link href="/pricing" look="quiet">
            {t('keys.full.plans')}
          </Link>
        }
      >
        {t('keys.refused.tooMany', { count: keysMax })}
      </Alert>
    );
  }
  if (code === 'RateLimited') return <Alert tone="error">{t('keys.refused.often')}</Alert>;
  return (
    <Alert tone="error">
      {t(code === 'NotFound' ? 'keys.refused.gone' : 'keys.refused.other')}
      {requestId !== undefined && (
        <>
          {' '}
          <Text as="span" size="small" isMono>
            {t('keys.refused.id', { id: requestId })}
          </Text>
        </>
      )}
    </Alert>
  );
}
