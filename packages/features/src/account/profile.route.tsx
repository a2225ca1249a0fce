import type { Account } from '@apiyard/api/contract/account';
import {
  cancelDeletion,
  changeEmail,
  changeProfile,
  dropPendingEmail,
  getAccount,
  requestDeletion,
  resendConfirmation,
} from '@apiyard/api/contract/account';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { fromPromise } from 'xstate';
import { useCopy } from '../_kit/copy.ts';
import { callRefusalOf } from '../_kit/credentials/call-refusal.ts';
import type { SendOutcome } from '../_kit/credentials/mail.machine.ts';
import { mailMachine } from '../_kit/credentials/mail.machine.ts';
import { requirePerson, servicesOf } from '../_kit/route.ts';
import { say } from '../_kit/say.ts';
import { useServices } from '../_kit/services.tsx';
import { accountCopy } from './account-copy.ts';
import type { EmailAnswer } from './dialogs/ChangeEmailDialog.tsx';
import { LazyChangeEmailDialog, LazyDeleteDialog } from './lazy-dialogs.tsx';
import type { ProfileAnswer } from './ProfileScreen/ProfileScreen.tsx';
import { ProfileScreen } from './ProfileScreen/ProfileScreen.tsx';
import { useAccount } from './use-account.ts';
import { useAsk } from './use-ask.ts';

interface ProfileData {
  readonly account: Promise<Account>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): ProfileData {
  requirePerson(args);
  const account = servicesOf(args).api.send(getAccount, {});
  // The screen shows failures; without a listener the browser would report them as well.
  account.catch(() => {});
  return { account };
}

export function Component() {
  const t = useCopy(accountCopy);
  const { api } = useServices();
  const { revalidate } = useRevalidator();
  const { account, tell } = useAccount(useLoaderData<ProfileData>().account);

  const profile = useAsk<ProfileAnswer, Account>(
    (answer) => api.send(changeProfile, { ...answer }),
    (told) => {
      tell(told);
      say({ tone: 'success', message: t('account.profile.saved') });
    },
    { isInPlace: true },
  );
  const email = useAsk<EmailAnswer, Account>((answer) => api.send(changeEmail, { ...answer }), tell);
  const dropping = useAsk<null, Account>(() => api.send(dropPendingEmail, {}), tell, { isInPlace: true });
  const deletion = useAsk<string, Account>((password) => api.send(requestDeletion, { password }), tell);
  const keeping = useAsk<null, Account>(
    () => api.send(cancelDeletion, {}),
    (told) => {
      tell(told);
      say({ tone: 'success', message: t('account.deletion.kept') });
    },
    { isInPlace: true },
  );

  const mailing = useMemo(
    () =>
      mailMachine.provide({
        actors: {
          send: fromPromise<SendOutcome, string>(() =>
            api.send(resendConfirmation, {}).then(() => ({ kind: 'sent' as const }), callRefusalOf),
          ),
        },
      }),
    [api],
  );
  const [mail, sendMail] = useMachine(mailing, { input: { isSent: false } });

  return (
    <>
      <ProfileScreen
        account={account}
        profile={{
          isPending: profile.phase === 'sending',
          refusal: profile.refusal,
          onSave: profile.submit,
          onChange: profile.change,
        }}
        email={{
          resend: {
            secondsLeft: mail.context.secondsLeft,
            isPending: mail.matches('sending') || mail.matches({ sent: 'sending again' }),
            isSent: mail.matches('sent') && mail.context.refusal === null && mail.context.to !== '',
            refusal: mail.context.refusal,
            onResend: (to) => sendMail(mail.matches('sent') ? { type: 'send again' } : { type: 'send', to }),
          },
          isDropping: dropping.phase === 'sending',
          onChangeEmail: () => email.open(null),
          onDrop: () => dropping.submit(null),
        }}
        isKeeping={keeping.phase === 'sending'}
        onDelete={() => deletion.open(null)}
        onKeep={() => keeping.submit(null)}
        onRetry={() => void revalidate()}
      />
      <LazyChangeEmailDialog
        phase={email.phase}
        refusal={email.refusal}
        hasEmail={account.state === 'done' && account.value.email !== null}
        onSubmit={email.submit}
        onChange={email.change}
        onClose={email.close}
      />
      <LazyDeleteDialog
        phase={deletion.phase}
        refusal={deletion.refusal}
        onSubmit={deletion.submit}
        onChange={deletion.change}
        onClose={deletion.close}
      />
    </>
  );
}
