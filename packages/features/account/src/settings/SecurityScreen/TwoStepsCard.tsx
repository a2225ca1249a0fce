import type { Account } from '@apiyard/api/contract/accounts/account';
import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconShieldCheck } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { accountCopy } from '../account-copy.ts';

/** At or below this number, a warning recommends new codes. */
const fewRecoveryCodes = 3;

export interface TwoStepsCardProps {
  readonly account: Account;
  readonly nowMs: number;
  readonly onStart: () => void;
  readonly onRenew: () => void;
  readonly onStop: () => void;
}

export function TwoStepsCard({ account: { twoSteps }, nowMs, onStart, onRenew, onStop }: TwoStepsCardProps) {
  const t = useCopy(accountCopy);
  if (twoSteps === null) {
    return (
      <Card title={t('account.steps.title')}>
        <Stack space={2} align="start">
          <Text tone="quiet" isProse>
            {t('account.steps.off')}
          </Text>
          <Button tone="primary" opens="dialog" onPress={onStart}>
            {t('account.steps.start')}
          </Button>
        </Stack>
      </Card>
    );
  }
  const { since, recoveryCodesLeft } = twoSteps;
  return (
    <Card
      title={t('account.steps.title')}
      actions={
        <Badge tone="success" icon={<IconShieldCheck size={16} stroke={1.5} />}>
          {t('account.steps.isOn')}
        </Badge>
      }
    >
      <Stack space={2}>
        <Text tone="quiet">
          {t('account.steps.since')} <Time at={since} nowMs={nowMs} />
        </Text>
        {recoveryCodesLeft <= fewRecoveryCodes ? (
          <Alert tone="warning">{t('account.codes.few', { count: recoveryCodesLeft })}</Alert>
        ) : (
          <Text>{t('account.codes.left', { count: recoveryCodesLeft })}</Text>
        )}
        <Inline space={1}>
          <Button opens="dialog" onPress={onRenew}>
            {t('account.steps.renew')}
          </Button>
          <Button opens="dialog" onPress={onStop}>
            {t('account.steps.stop')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
