import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ProblemAlert } from '@apiyard/kit/errors/ProblemAlert.tsx';
import { keyName } from '../key-words.ts';
import { keysCopy } from '../keys-copy.ts';
import { useKeyProblemText } from '../problem-text.ts';

interface RotateDialogProps {
  readonly subject: ApiKey;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onGoAhead: (graceS: number) => void;
  readonly onClose: () => void;
}

/** Seconds until the old key is revoked. */
const graces = { now: 0, hour: 3600, day: 86_400, week: 7 * 86_400 } as const;
type Grace = keyof typeof graces;

/** Replaces a key: asks how long the old one stays valid. */
export function RotateDialog({ subject, error, isBusy, onGoAhead, onClose }: RotateDialogProps) {
  const t = useCopy(keysCopy);
  const textOf = useKeyProblemText();
  const [grace, setGrace] = useState<Grace>('day');
  return (
    <Dialog
      title={t('keys.rotate.title', { name: keyName(t, subject) })}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('keys.cancel')}</Button>
          <Button tone="primary" isPending={isBusy} onPress={() => onGoAhead(graces[grace])}>
            {t('keys.rotate.do')}
          </Button>
        </>
      }
    >
      <Stack space={2}>
        <ProblemAlert error={error} textOf={textOf} />
        <Text>{t('keys.rotate.text')}</Text>
        <RadioGroup<Grace>
          label={t('keys.rotate.grace')}
          description={t('keys.rotate.leaked')}
          options={[
            { id: 'now', label: t('keys.rotate.now') },
            { id: 'hour', label: t('keys.rotate.hour') },
            { id: 'day', label: t('keys.rotate.day') },
            { id: 'week', label: t('keys.rotate.week') },
          ]}
          value={grace}
          onChange={setGrace}
        />
      </Stack>
    </Dialog>
  );
}
