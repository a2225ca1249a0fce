import { deletionWaitDays, requestDeletion } from '@apiyard/api/contract/accounts/account';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { accountCopy } from '../account-copy.ts';
import type { AskDialogProps } from './AskDialog.tsx';
import * as css from './DeleteDialog.css.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

/** Explains what is deleted, and until when it can be undone. */
export function DeleteDialog(props: AskDialogProps<InputOf<typeof requestDeletion>>) {
  const t = useCopy(accountCopy);
  return (
    <PasswordDialog
      {...props}
      endpoint={requestDeletion}
      inputOf={({ password }) => ({ password })}
      title={t('account.deletion.ask')}
      submit={t('account.deletion.delete')}
      tone="dangerSolid"
      text={
        <Stack space={1}>
          <Text>{t('account.deletion.goes')}</Text>
          <ul className={css.list}>
            <li>{t('account.deletion.goesSignIn')}</li>
            <li>{t('account.deletion.goesKeys')}</li>
            <li>{t('account.deletion.goesHistory')}</li>
          </ul>
          <Text>{t('account.deletion.wait', { count: deletionWaitDays })}</Text>
        </Stack>
      }
    />
  );
}
