import { premiumLimits, type PremiumPerson } from '@apiyard/api/contract/premium';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Form } from '@apiyard/ui/Form';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useEffect, useId, useState } from 'react';
import type { Submission } from '../../_kit/submission.ts';
import { isStale, refusalText } from '../refusals.ts';
import { useWords } from '../use-words.ts';

export interface RevokeDialogProps {
  /** Null shows nothing. */
  readonly person: PremiumPerson | null;
  readonly revoking: Submission<{ readonly person: PremiumPerson; readonly note: string }, PremiumPerson>;
  /** Loads what another admin did meanwhile. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Ends a plan, with a word on why. It can be taken back afterwards. */
export function RevokeDialog({
  person,
  revoking: { isSending, error, submit, startOver },
  onReload,
  onClose,
}: RevokeDialogProps) {
  const { t, format, nameOf } = useWords();
  const form = useId();
  const [note, setNote] = useState('');
  const id = person?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    setNote('');
    startOver();
  }, [id, startOver]);
  const names = { name: person?.username ?? '', plan: person === null ? '' : nameOf(person.plan) };
  return (
    <Dialog
      title={t('premium.revoke.title', names)}
      isOpen={person !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('premium.cancel')}</Button>
          <Button type="submit" form={form} tone="danger" isPending={isSending}>
            {t('premium.act.revoke')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        label={t('premium.revoke.title', names)}
        onSubmit={() => person !== null && !isSending && submit({ person, note })}
      >
        <Stack space={2}>
          {error !== null && (
            <Alert
              tone="error"
              action={isStale(error) ? <Button onPress={onReload}>{t('premium.loadTheirs')}</Button> : undefined}
            >
              {refusalText(error, { t, format, nameOf })}
            </Alert>
          )}
          <Text>{t('premium.revoke.text')}</Text>
          <TextField
            label={t('premium.note')}
            isOptional
            description={t('premium.noteHelp')}
            dir="auto"
            value={note}
            onChange={setNote}
            maxLength={premiumLimits.noteLength}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
