import { deletionWaitDays } from '@apiyard/api/contract/account';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { accountCopy } from '../account-copy.ts';
import type { AskDialogProps } from './AskDialog.tsx';
import * as css from './DeleteDialog.css.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

export interface DeleteDialogProps extends AskDialogProps {
  readonly onSubmit: (password: string) => void;
  readonly onChange: () => void;
}

/** Explains what is deleted, and until when it can be undone. */
export function DeleteDialog(props: DeleteDialogProps) {
  const t = useCopy(accountCopy);
  return (
    <PasswordDialog
      {...props}
      title={t('account.deletion.ask')}
      submit={t('account.deletion.delete')}
      tone="danger"
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
