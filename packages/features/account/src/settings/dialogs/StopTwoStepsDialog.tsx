import { stopTwoSteps } from '@apiyard/api/contract/accounts/account';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { accountCopy } from '../account-copy.ts';
import type { AskDialogProps } from './AskDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** Turns off two-step verification, with the password and a code. */
export function StopTwoStepsDialog(props: AskDialogProps<InputOf<typeof stopTwoSteps>>) {
  const t = useCopy(accountCopy);
  return (
    <PasswordDialog
      {...props}
      endpoint={stopTwoSteps}
      inputOf={(proof) => proof}
      asksCode
      title={t('account.steps.stopAsk')}
      text={<Text>{t('account.steps.stopText')}</Text>}
      submit={t('account.steps.stop')}
      tone="dangerSolid"
    />
  );
}
