import type { InputOf } from '@apiyard/api/contract/endpoint';
import { type PremiumPerson, premiumLimits, revokePremium } from '@apiyard/api/contract/plans/premium';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useOpened } from '@apiyard/kit/use-opened.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
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
  const form = useEndpointForm(revokePremium, {
    values: { note: '' },
    sending: revoking,
    inputOf: ({ note }) => ({ id: person.id, version: person.version, note }),
  });
  return (
    <FormDialog
      title={t('premium.revoke.title', { name: person.username, plan: nameOf(person.plan) })}
      isOpen={isOpen}
      form={form}
      submit={t('premium.act.revoke')}
      tone="dangerSolid"
      onReload={onReload}
      onClose={onClose}
    >
      <Text>{t('premium.revoke.text')}</Text>
      <TextField
        label={t('premium.note')}
        isOptional
        description={t('premium.noteHelp')}
        dir="auto"
        maxLength={premiumLimits.noteLength}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
