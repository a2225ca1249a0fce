import type { InputOf } from '@apiyard/api/contract/endpoint';
import { type PremiumPerson, premiumLimits, revokePremium } from '@apiyard/api/contract/plans/premium';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useOpened } from '@apiyard/kit/use-opened.ts';
import { isStale, usePremiumProblemText } from '../problem-text.ts';
import { useWords } from '../use-words.ts';

interface OpenedProps {
  readonly isOpen: boolean;
  readonly person: PremiumPerson;
  readonly revoking: Sending<InputOf<typeof revokePremium>>;
  /** Loads the version that another admin saved. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

export interface RevokeDialogProps extends Omit<OpenedProps, 'isOpen' | 'person'> {
  /** Null closes the dialog. */
  readonly person: PremiumPerson | null;
}

export function RevokeDialog({ person, ...props }: RevokeDialogProps) {
  const opened = useOpened(person);
  return opened && <Opened {...props} key={opened.key} isOpen={opened.isOpen} person={opened.of} />;
}

function Opened({ isOpen, person, revoking, onReload, onClose }: OpenedProps) {
  const { t, nameOf } = useWords();
  const textOf = usePremiumProblemText();
  const form = useEndpointForm(revokePremium, {
    values: { note: '' },
    sending: revoking,
    inputOf: ({ note }) => ({ id: person.id, version: person.version, note }),
  });
  const title = t('premium.revoke.title', { name: person.username, plan: nameOf(person.plan) });
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('premium.cancel')}</Button>
          <Button type="submit" form={form.id} tone="danger" isPending={form.isSending}>
            {t('premium.act.revoke')}
          </Button>
        </>
      }
    >
      <EndpointForm
        form={form}
        label={title}
        textOf={textOf}
        action={isStale(form.error) ? <Button onPress={onReload}>{t('premium.loadTheirs')}</Button> : undefined}
      >
        <Stack space={2}>
          <Text>{t('premium.revoke.text')}</Text>
          <TextField
            label={t('premium.note')}
            isOptional
            description={t('premium.noteHelp')}
            dir="auto"
            maxLength={premiumLimits.noteLength}
            {...form.field('note')}
          />
        </Stack>
      </EndpointForm>
    </Dialog>
  );
}
