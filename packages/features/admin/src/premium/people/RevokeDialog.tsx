import { premiumLimits, type PremiumPerson } from '@apiyard/api/contract/premium';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Form } from '@apiyard/ui/Form';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useEffect, useId, useState } from 'react';
import type { MutationState } from '@apiyard/kit/data/mutation-state.ts';
import { isStale, usePremiumProblemText } from '../problem-text.ts';
import { useWords } from '../use-words.ts';

export interface RevokeDialogProps {
  /** Null closes the dialog. */
  readonly person: PremiumPerson | null;
  readonly revoking: MutationState<{ readonly person: PremiumPerson; readonly note: string }, PremiumPerson>;
  /** Loads the version that another admin saved. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

export function RevokeDialog({
  person,
  revoking: { isPending, error, mutate, reset },
  onReload,
  onClose,
}: RevokeDialogProps) {
  const { t, nameOf } = useWords();
  const textOf = usePremiumProblemText();
  const form = useId();
  const [note, setNote] = useState('');
  const id = person?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    setNote('');
    reset();
  }, [id, reset]);
  const names = { name: person?.username ?? '', plan: person === null ? '' : nameOf(person.plan) };
  return (
    <Dialog
      title={t('premium.revoke.title', names)}
      isOpen={person !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('premium.cancel')}</Button>
          <Button type="submit" form={form} tone="danger" isPending={isPending}>
            {t('premium.act.revoke')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        label={t('premium.revoke.title', names)}
        onSubmit={() => person !== null && !isPending && mutate({ person, note })}
      >
        <Stack space={2}>
          {error !== null && (
            <Alert
              tone="error"
              action={isStale(error) ? <Button onPress={onReload}>{t('premium.loadTheirs')}</Button> : undefined}
            >
              {textOf(error)}
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
