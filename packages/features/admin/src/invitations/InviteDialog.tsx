import { invitationDaysMax, invitationNoteMax, invitationUsesMax } from '@apiyard/api/contract/invitations';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Dialog } from '@apiyard/ui/Dialog';
import { Form } from '@apiyard/ui/Form';
import { NumberField } from '@apiyard/ui/NumberField';
import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { useId, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { OfferedLanguage } from '@apiyard/kit/language.ts';
import { languageNames, offeredLanguages } from '@apiyard/kit/language.ts';
import { invitationsCopy } from './invitations-copy.ts';
import { link as linkClass } from './InvitationsScreen.css.ts';

export interface InviteOrder {
  readonly email?: string;
  readonly note: string;
  readonly usesMax: number;
  readonly days: number;
  readonly language: OfferedLanguage;
}

export type InviteState =
  | { readonly state: 'asking' | 'sending' | 'failed' | 'wrong address' }
  | { readonly state: 'made'; readonly link: string; readonly mailedTo: string | null };

interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly invite: InviteState;
  /** Initial language of the email. */
  readonly language: OfferedLanguage;
  readonly onInvite: (order: InviteOrder) => void;
}

/** Creates an invitation; its link is shown once. */
export function InviteDialog({ isOpen, onOpenChange, invite, language: ownLanguage, onInvite }: InviteDialogProps) {
  const t = useCopy(invitationsCopy);
  const formId = useId();
  const [by, setBy] = useState<'mail' | 'link'>('mail');
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [usesMax, setUsesMax] = useState(1);
  const [days, setDays] = useState(7);
  const [language, setLanguage] = useState<OfferedLanguage>(ownLanguage);
  const isMade = invite.state === 'made';
  const forget = (open: boolean) => {
    if (!open && isMade) {
      setEmail('');
      setNote('');
      setUsesMax(1);
    }
    onOpenChange(open);
  };
  return (
    <Dialog
      title={t(isMade ? 'invitations.made.title' : 'invitations.invite')}
      isOpen={isOpen}
      // The link is lost when the dialog closes, so clicking outside or pressing Enter again must not close it.
      role={isMade ? 'alertdialog' : 'dialog'}
      onOpenChange={forget}
      actions={
        isMade ? (
          <Button tone="primary" onPress={() => forget(false)}>
            {t('invitations.made.done')}
          </Button>
        ) : (
          <>
            <Button onPress={() => forget(false)}>{t('invitations.cancel')}</Button>
            <Button type="submit" form={formId} tone="primary" isPending={invite.state === 'sending'}>
              {t(by === 'mail' ? 'invitations.send' : 'invitations.make')}
            </Button>
          </>
        )
      }
    >
      {isMade ? (
        <Stack>
          <Text>
            {invite.mailedTo === null
              ? t('invitations.made.link')
              : t('invitations.made.mailed', { email: invite.mailedTo })}
          </Text>
          <div className={linkClass}>
            <Text as="span" isMono>
              {invite.link}
            </Text>
            <CopyButton text={invite.link} label={t('invitations.made.copy')} />
          </div>
          <Text tone="quiet">{t('invitations.made.once')}</Text>
        </Stack>
      ) : (
        <Form
          id={formId}
          label={t('invitations.invite')}
          onSubmit={() =>
            onInvite({
              ...(by === 'mail' && { email: email.trim() }),
              note: note.trim(),
              usesMax: by === 'mail' ? 1 : usesMax,
              days,
              language,
            })
          }
        >
          <Stack>
            <RadioGroup
              label={t('invitations.how')}
              options={[
                { id: 'mail', label: t('invitations.byMail'), description: t('invitations.byMailHelp') },
                { id: 'link', label: t('invitations.byLink'), description: t('invitations.byLinkHelp') },
              ]}
              value={by}
              onChange={setBy}
            />
            {by === 'mail' ? (
              <>
                <TextField
                  label={t('invitations.email')}
                  type="email"
                  value={email}
                  onChange={setEmail}
                  isRequired
                  maxLength={254}
                  errorMessage={invite.state === 'wrong address' ? t('invitations.emailWrong') : undefined}
                />
                <Select
                  label={t('invitations.language')}
                  options={offeredLanguages.map((id) => ({ id, label: languageNames[id] }))}
                  value={language}
                  onChange={setLanguage}
                />
              </>
            ) : (
              <NumberField
                label={t('invitations.usesMax')}
                description={t('invitations.usesMaxHelp')}
                value={usesMax}
                onChange={setUsesMax}
                minValue={1}
                maxValue={invitationUsesMax}
                step={1}
              />
            )}
            <NumberField
              label={t('invitations.days')}
              value={days}
              onChange={setDays}
              minValue={1}
              maxValue={invitationDaysMax}
              step={1}
              format={{ style: 'unit', unit: 'day', unitDisplay: 'long' }}
            />
            <TextField
              label={t('invitations.note')}
              isOptional
              description={t('invitations.noteHelp')}
              dir="auto"
              value={note}
              onChange={setNote}
              maxLength={invitationNoteMax}
            />
            {invite.state === 'failed' && <Alert tone="error">{t('invitations.notMade')}</Alert>}
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
