import type { Account } from '@apiyard/api/contract/accounts/account';
import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Inline } from '@apiyard/ui/Inline';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Resend } from '@apiyard/kit/credentials/Resend.tsx';
import { ProblemAlert } from '@apiyard/kit/errors/ProblemAlert.tsx';
import { accountCopy } from '../account-copy.ts';
import * as css from '../parts.css.ts';
import { useAccountProblemText } from '../problem-text.ts';

export interface EmailCardProps {
  readonly account: Account;
  /** State of sending the email again. */
  readonly resend: {
    readonly secondsLeft: number;
    readonly isPending: boolean;
    readonly isSent: boolean;
    readonly error: unknown;
    readonly onResend: (to: string) => void;
  };
  readonly isDropping: boolean;
  readonly onChangeEmail: () => void;
  readonly onDrop: () => void;
}

export function EmailCard({ account, resend, isDropping, onChangeEmail, onDrop }: EmailCardProps) {
  const t = useCopy(accountCopy);
  const textOf = useAccountProblemText();
  const { email, pendingEmail: waiting } = account;
  const shown = email ?? waiting;
  return (
    <Card
      title={t('account.email.title')}
      actions={
        <Button opens="dialog" onPress={onChangeEmail}>
          {t(shown === null ? 'account.email.add' : 'account.email.change')}
        </Button>
      }
    >
      <Stack space={2}>
        {shown === null ? (
          <Text tone="quiet" isProse>
            {t('account.email.none')}
          </Text>
        ) : (
          <Inline space={1}>
            <bdi className={css.fact}>{shown}</bdi>
            {email !== null ? (
              <Badge tone="success" icon={<IconCircleCheck size={16} stroke={1.5} />}>
                {t('account.email.confirmed')}
              </Badge>
            ) : (
              <Badge tone="warning" icon={<IconAlertTriangle size={16} stroke={1.5} />}>
                {t('account.email.unconfirmed')}
              </Badge>
            )}
          </Inline>
        )}
        {waiting !== null && (
          <>
            {/* Remounted, so that a repeated message is announced again. */}
            <Alert tone={resend.isSent ? 'success' : 'info'}>
              {resend.isSent
                ? t('account.email.sentAgain', { email: `\u2068${waiting}\u2069` })
                : t(email === null ? 'account.email.waiting' : 'account.email.pending', {
                    email: `\u2068${waiting}\u2069`,
                  })}
            </Alert>
            <ProblemAlert error={resend.error} textOf={textOf} />
            <Resend
              secondsLeft={resend.secondsLeft}
              isPending={resend.isPending}
              onResend={() => resend.onResend(waiting)}
            >
              {email !== null && (
                <Button isPending={isDropping} onPress={onDrop}>
                  {t('account.email.keepOld')}
                </Button>
              )}
            </Resend>
          </>
        )}
      </Stack>
    </Card>
  );
}
