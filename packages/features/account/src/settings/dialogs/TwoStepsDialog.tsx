import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Dialog } from '@apiyard/ui/Dialog';
import { Form } from '@apiyard/ui/Form';
import { Inline } from '@apiyard/ui/Inline';
import { OneTimeCode } from '@apiyard/ui/OneTimeCode';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFocusFirstWrong } from '@apiyard/kit/credentials/first-wrong.ts';
import { saveBlob } from '@apiyard/kit/save-blob.ts';
import { useSite } from '@apiyard/kit/services.tsx';
import { accountCopy } from '../account-copy.ts';
import { Refused } from '../Refused.tsx';
import type { AppSecret, TwoStepsSetup } from '../two-steps-setup.machine.ts';
import { setupCodeLength } from '../two-steps-setup.machine.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import * as css from './TwoStepsDialog.css.ts';

export type TwoStepsPhase = 'closed' | 'password' | 'starting' | 'scanning' | 'confirming' | 'renewing' | 'codes';

export interface TwoStepsDialogProps extends TwoStepsSetup {
  readonly phase: TwoStepsPhase;
  readonly username: string;
  readonly onPassword: (password: string, code: string) => void;
  readonly onChange: (code: string) => void;
  readonly onConfirm: () => void;
  readonly onKeep: (hasKept: boolean) => void;
  readonly onClose: () => void;
}

/** Turns two steps on, or makes new recovery codes: one dialog after the other, in one place. */
export function TwoStepsDialog(props: TwoStepsDialogProps) {
  const t = useCopy(accountCopy);
  const { phase, purpose, refusal, onPassword, onChange, onClose } = props;
  const isAsking = phase === 'password' || phase === 'starting' || phase === 'renewing';
  const renews = purpose === 'renew';
  return (
    <>
      <PasswordDialog
        phase={phase === 'password' ? 'asking' : isAsking ? 'sending' : 'closed'}
        refusal={refusal}
        title={t(renews ? 'account.steps.renew' : 'account.steps.start')}
        text={<Text tone="quiet">{t(renews ? 'account.steps.renewText' : 'account.steps.startText')}</Text>}
        submit={t(renews ? 'account.steps.renewSubmit' : 'account.steps.next')}
        asksCode={renews}
        onSubmit={onPassword}
        onChange={() => onChange('')}
        onClose={onClose}
      />
      {(phase === 'scanning' || phase === 'confirming') && props.secret !== null && (
        <Scan {...props} secret={props.secret} />
      )}
      {phase === 'codes' && <Codes {...props} />}
    </>
  );
}

function Scan({
  phase,
  secret,
  code,
  problem,
  refusal,
  onChange,
  onConfirm,
  onClose,
}: TwoStepsDialogProps & { readonly secret: AppSecret }) {
  const t = useCopy(accountCopy);
  const formId = useId();
  const isPending = phase === 'confirming';
  const isWrong = refusal?.kind === 'wrong code';
  useFocusFirstWrong(
    formId,
    useMemo(() => (problem !== null || isWrong ? { code: problem ?? 'wrong' } : null), [problem, isWrong]),
  );
  return (
    <Dialog
      title={t('account.steps.start')}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" form={formId} tone="primary" isPending={isPending}>
            {t('account.steps.confirm')}
          </Button>
        </>
      }
    >
      <Stack space={2}>
        <Text>{t('account.steps.scan')}</Text>
        <div className={css.scan}>
          <Qr {...secret.qr} label={t('account.steps.qr')} />
          <Stack space={1}>
            <Text tone="quiet">{t('account.steps.byHand')}</Text>
            <div className={css.secret}>
              {/* One word to ears and to what is marked and copied; in groups to the eye. */}
              <bdi dir="ltr" className={css.secretGroups} aria-label={secret.secret} role="img">
                {inGroups(secret.secret).map((group, at) => (
                  <span key={at}>{group}</span>
                ))}
              </bdi>
              <CopyButton text={secret.secret} label={t('account.steps.copySecret')} />
            </div>
          </Stack>
        </div>
        <Refused refusal={refusal} />
        <Form id={formId} judge="screen" label={t('account.steps.start')} onSubmit={() => !isPending && onConfirm()}>
          <OneTimeCode
            label={t('account.steps.code')}
            value={code}
            length={setupCodeLength}
            errorMessage={
              problem === 'incomplete' ? t('account.steps.incomplete') : isWrong ? t('account.steps.wrong') : undefined
            }
            onChange={onChange}
            onComplete={() => !isPending && onConfirm()}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}

function Qr({ size, path, label }: { readonly size: number; readonly path: string; readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      data-color-theme="BLUE_THEME"
      className={`light ${css.qr}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
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
