import type { InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import {
  invitationDaysMax,
  invitationNoteMax,
  invitationUsesMax,
  invite,
} from '@apiyard/api/contract/accounts/invitations';
import { Button } from '@apiyard/ui/Button';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Dialog } from '@apiyard/ui/Dialog';
import { NumberField } from '@apiyard/ui/NumberField';
import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { languageNames, offeredLanguages } from '@apiyard/kit/settings/language.ts';
import { invitationsCopy } from './invitations-copy.ts';
import { link as linkClass } from './InvitationsScreen.css.ts';

interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** `data` is the created invitation. */
  readonly inviting: Sending<InputOf<typeof invite>> & { readonly data: OutputOf<typeof invite> | undefined };
  /** Initial language of the email. */
  readonly language: OfferedLanguage;
}

interface Values {
  readonly by: 'mail' | 'link';
  readonly email: string;
  readonly note: string;
  readonly usesMax: number;
  readonly days: number;
  readonly language: OfferedLanguage;
}

/** Creates an invitation; its link is shown once. */
export function InviteDialog({ isOpen, onOpenChange, inviting, language }: InviteDialogProps) {
  const t = useCopy(invitationsCopy);
  const textOf = useProblemText<typeof invite>();
  const form = useEndpointForm<typeof invite, Values>(invite, {
    values: { by: 'mail', email: '', note: '', usesMax: 1, days: 7, language },
    sending: inviting,
    inputOf: ({ by, email, usesMax, ...values }) => ({
      ...values,
      ...(by === 'mail' ? { email: email.trim(), usesMax: 1 } : { usesMax }),
    }),
    texts: { email: t('invitations.emailWrong') },
  });
  const { by } = form.values;
  const made = inviting.data;
  const forget = (open: boolean) => {
    if (!open && made !== undefined) form.reset({ ...form.values, email: '', note: '', usesMax: 1 });
    onOpenChange(open);
  };
  return (
    <Dialog
      title={t(made ? 'invitations.made.title' : 'invitations.invite')}
      isOpen={isOpen}
      // The link is lost when the dialog closes, so clicking outside or pressing Enter again must not close it.
      role={made ? 'alertdialog' : 'dialog'}
      onOpenChange={forget}
      actions={
        made ? (
          <Button tone="primary" onPress={() => forget(false)}>
            {t('invitations.made.done')}
          </Button>
        ) : (
          <>
            <Button onPress={() => forget(false)}>{t('invitations.cancel')}</Button>
            <Button type="submit" form={form.id} tone="primary" isPending={form.isSending}>
              {t(by === 'mail' ? 'invitations.send' : 'invitations.make')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <Stack>
          <Text>
            {made.isMailed && made.email !== null
              ? t('invitations.made.mailed', { email: made.email })
              : t('invitations.made.link')}
          </Text>
          <div className={linkClass}>
            <Text as="span" isMono>
              {made.link}
            </Text>
            <CopyButton text={made.link} label={t('invitations.made.copy')} />
          </div>
          <Text tone="quiet">{t('invitations.made.once')}</Text>
        </Stack>
      ) : (
        <EndpointForm form={form} label={t('invitations.invite')} textOf={textOf}>
          <Stack>
            <RadioGroup
              label={t('invitations.how')}
              options={[
                { id: 'mail', label: t('invitations.byMail'), description: t('invitations.byMailHelp') },
                { id: 'link', label: t('invitations.byLink'), description: t('invitations.byLinkHelp') },
              ]}
              value={by}
              onChange={(next) => form.change({ by: next })}
            />
            {by === 'mail' ? (
              <>
                <TextField
                  label={t('invitations.email')}
                  type="email"
                  isRequired
                  maxLength={254}
                  {...form.field('email')}
                />
                <Select
                  label={t('invitations.language')}
                  options={offeredLanguages.map((id) => ({ id, label: languageNames[id] }))}
                  {...form.field('language')}
                />
              </>
            ) : (
              <NumberField
                label={t('invitations.usesMax')}
                description={t('invitations.usesMaxHelp')}
                minValue={1}
                maxValue={invitationUsesMax}
                step={1}
                {...form.field('usesMax')}
              />
            )}
            <NumberField
              label={t('invitations.days')}
              minValue={1}
              maxValue={invitationDaysMax}
              step={1}
              format={{ style: 'unit', unit: 'day', unitDisplay: 'long' }}
              {...form.field('days')}
            />
            <TextField
              label={t('invitations.note')}
              isOptional
              description={t('invitations.noteHelp')}
              dir="auto"
              maxLength={invitationNoteMax}
              {...form.field('note')}
            />
          </Stack>
        </EndpointForm>
      )}
    </Dialog>
  );
}
