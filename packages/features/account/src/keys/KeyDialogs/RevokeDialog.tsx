import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ProblemAlert } from '@apiyard/kit/errors/ProblemAlert.tsx';
import { useFormat } from '@apiyard/kit/format.ts';
import { keyName } from '../key-words.ts';
import { keysCopy } from '../keys-copy.ts';
import { useKeyProblemText } from '../problem-text.ts';

interface RevokeDialogProps {
  readonly subject: ApiKey;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly nowMs: number;
  readonly onGoAhead: () => void;
  readonly onClose: () => void;
}

/** Confirms the revocation and explains its effect. */
export function RevokeDialog({ subject, error, isBusy, nowMs, onGoAhead, onClose }: RevokeDialogProps) {
  const t = useCopy(keysCopy);
  const format = useFormat();
  const textOf = useKeyProblemText();
  const { lastUsedAt } = subject;
  return (
    <Dialog
      title={t('keys.revoke.title', { name: keyName(t, subject) })}
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('keys.cancel')}</Button>
          <Button tone="dangerSolid" isPending={isBusy} onPress={onGoAhead}>
            {t('keys.revoke.do')}
          </Button>
        </>
      }
    >
      <Stack space={2}>
        <ProblemAlert error={error} textOf={textOf} />
        <Text>{t('keys.revoke.text')}</Text>
        <Text tone="quiet">
          {lastUsedAt === null
            ? t('keys.revoke.unused')
            : t('keys.revoke.used', { when: format.relative(lastUsedAt, nowMs) })}
        </Text>
      </Stack>
    </Dialog>
  );
}
