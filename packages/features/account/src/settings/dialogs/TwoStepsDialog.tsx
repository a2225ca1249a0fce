import { confirmTwoSteps, renewRecoveryCodes, startTwoSteps } from '@apiyard/api/contract/accounts/account';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Dialog } from '@apiyard/ui/Dialog';
import { Inline } from '@apiyard/ui/Inline';
import { OneTimeCode } from '@apiyard/ui/OneTimeCode';
import { QrCode } from '@apiyard/ui/QrCode';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { saveBlob } from '@apiyard/kit/browser/save-blob.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import { accountCopy } from '../account-copy.ts';
import { useAccountProblemText } from '../problem-text.ts';
import type { AppSecret, TwoStepsSetup } from '../two-steps-setup.machine.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import * as css from './TwoStepsDialog.css.ts';

export type TwoStepsPhase = 'closed' | 'password' | 'starting' | 'scanning' | 'confirming' | 'renewing' | 'codes';

export interface TwoStepsDialogProps extends TwoStepsSetup {
  readonly phase: TwoStepsPhase;
  readonly username: string;
  readonly onPassword: (password: string, code: string) => void;
  readonly onConfirm: (code: string) => void;
  readonly onKeep: (hasKept: boolean) => void;
  readonly onClose: () => void;
}

/** Turns on two-step verification, or creates new recovery codes. The steps replace each other in one dialog. */
export function TwoStepsDialog(props: TwoStepsDialogProps) {
  const t = useCopy(accountCopy);
  const { phase, purpose, error, onPassword, onClose } = props;
  const isPending = phase === 'starting' || phase === 'renewing';
  const asking = { isOpen: phase === 'password' || isPending, onClose };
  return (
    <>
      {purpose === 'start' ? (
        <PasswordDialog
          {...asking}
          endpoint={startTwoSteps}
          inputOf={({ password }) => ({ password })}
          sending={{ mutate: ({ password }) => onPassword(password, ''), isPending, error }}
          title={t('account.steps.start')}
          text={<Text tone="quiet">{t('account.steps.startText')}</Text>}
          submit={t('account.steps.next')}
        />
      ) : (
        <PasswordDialog
          {...asking}
          endpoint={renewRecoveryCodes}
          inputOf={(proof) => proof}
          asksCode
          sending={{ mutate: ({ password, code }) => onPassword(password, code), isPending, error }}
          title={t('account.steps.renew')}
          text={<Text tone="quiet">{t('account.steps.renewText')}</Text>}
          submit={t('account.steps.renewSubmit')}
        />
      )}
      {(phase === 'scanning' || phase === 'confirming') && props.secret !== null && (
        <Scan {...props} secret={props.secret} />
      )}
      {phase === 'codes' && <Codes {...props} />}
    </>
  );
}

const setupCodeLength = 6;

function Scan({ phase, secret, error, onConfirm, onClose }: TwoStepsDialogProps & { readonly secret: AppSecret }) {
  const t = useCopy(accountCopy);
  const textOf = useAccountProblemText();
  const form = useEndpointForm(confirmTwoSteps, {
    values: { code: '' },
    sending: { mutate: ({ code }) => onConfirm(code), isPending: phase === 'confirming', error },
    rules: ({ code }) => (code.length === setupCodeLength ? {} : { code: 'incomplete' }),
    texts: { code: t('account.steps.incomplete') },
    codes: { WrongCode: ['code', t('account.steps.wrong')] },
  });
  // Clears a wrong code so that the next one can be typed.
  const [last, setLast] = useState(error);
  if (error !== last) {
    setLast(error);
    if (refusalOf(error).code === 'WrongCode') form.reset();
  }
  return (
    <Dialog
      title={t('account.steps.start')}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button isDisabled={form.isSending} onPress={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" form={form.id} tone="primary" isPending={form.isSending}>
            {t('account.steps.confirm')}
          </Button>
        </>
      }
    >
      <Stack space={2}>
        <Text>{t('account.steps.scan')}</Text>
        <div className={css.scan}>
          <QrCode text={secret.uri} label={t('account.steps.qr')} />
          <Stack space={1}>
            <Text tone="quiet">{t('account.steps.byHand')}</Text>
            <div className={css.secret}>
              {/* One text for screen readers, selection and copying; displayed in groups. */}
              <bdi dir="ltr" className={css.secretGroups} aria-label={secret.secret} role="img">
                {inGroups(secret.secret).map((group, at) => (
                  <span key={at}>{group}</span>
                ))}
              </bdi>
              <CopyButton text={secret.secret} label={t('account.steps.copySecret')} />
            </div>
          </Stack>
        </div>
        <EndpointForm form={form} label={t('account.steps.start')} textOf={textOf}>
          <OneTimeCode
            label={t('account.steps.code')}
            length={setupCodeLength}
            {...form.field('code')}
            onComplete={(code) => form.submit({ code })}
          />
        </EndpointForm>
      </Stack>
    </Dialog>
  );
}

function inGroups(secret: string): string[] {
  return secret.match(/.{1,4}/g) ?? [];
}

function Codes({ recoveryCodes, hasKept, purpose, username, onKeep, onClose }: TwoStepsDialogProps) {
  const t = useCopy(accountCopy);
  const { name: site } = useSite();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = t('account.codes.printed', { site, username });
  const asText = () => `${title}\n\n${recoveryCodes.join('\n')}\n`;
  return (
    <Dialog
      title={t('account.codes.title')}
      role="alertdialog"
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button tone="primary" isDisabled={!hasKept} onPress={onClose}>
          {t('account.codes.done')}
        </Button>
      }
    >
      <Stack space={2}>
        <div ref={heading} tabIndex={-1}>
          <Alert tone="success">{t(purpose === 'renew' ? 'account.codes.renewed' : 'account.codes.on')}</Alert>
        </div>
        <Text>{t('account.codes.text')}</Text>
        <div className={css.printed}>
          <Stack space={1}>
            <Text weight="medium">{title}</Text>
            <ul role="list" dir="ltr" aria-label={t('account.codes.title')} className={css.codes}>
              {recoveryCodes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </Stack>
        </div>
        <Inline space={1}>
          <CopyButton text={() => recoveryCodes.join('\n')} label={t('account.codes.copy')} />
          <Button
            icon={<IconDownload size={20} stroke={1.5} />}
            onPress={() => saveBlob(new Blob([asText()], { type: 'text/plain' }), `${username}-recovery-codes.txt`)}
          >
            {t('account.codes.download')}
          </Button>
          <Button icon={<IconPrinter size={20} stroke={1.5} />} onPress={() => print()}>
            {t('account.codes.print')}
          </Button>
        </Inline>
        <Checkbox isSelected={hasKept} onChange={onKeep}>
          {t('account.codes.kept')}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
