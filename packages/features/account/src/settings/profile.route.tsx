import {
  cancelDeletion,
  changeEmail,
  changeProfile,
  dropPendingEmail,
  requestDeletion,
  resendConfirmation,
} from '@apiyard/api/contract/accounts/account';
import { useMutation } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { fromPromise } from 'xstate';
import { useCopy } from '@apiyard/kit/copy.ts';
import { mutation } from '@apiyard/kit/data/query.ts';
import { mailMachine } from '@apiyard/kit/credentials/mail.machine.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { accountCopy } from './account-copy.ts';
import { LazyChangeEmailDialog, LazyDeleteDialog } from './lazy-dialogs.tsx';
import { ProfileScreen } from './ProfileScreen/ProfileScreen.tsx';
import { accountQuery, useAccount } from './use-account.ts';
import { useAsk } from './use-ask.ts';

/** Does not wait for the data: the page renders immediately. */
export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(accountQuery);
  return null;
}

export function Component() {
  const t = useCopy(accountCopy);
  const { api } = useServices();
  const { account, update, reload } = useAccount();

  const profile = useMutation({
    ...mutation(changeProfile),
    onSuccess(saved) {
      update(saved);
      showToast({ tone: 'success', message: t('account.profile.saved') });
    },
  });
  const email = useAsk(mutation(changeEmail), update);
  const dropping = useMutation({ ...mutation(dropPendingEmail), onSuccess: update });
  const deletion = useAsk(mutation(requestDeletion), update);
  const keeping = useMutation({
    ...mutation(cancelDeletion),
    onSuccess(saved) {
      update(saved);
      showToast({ tone: 'success', message: t('account.deletion.kept') });
    },
  });

  const mailing = useMemo(
    () =>
      mailMachine.provide({
        actors: {
          send: fromPromise<unknown, string>(() => api.send(resendConfirmation, {})),
        },
      }),
    [api],
  );
  const [mail, sendMail] = useMachine(mailing, { input: { isSent: false } });

  return (
    <>
      <ProfileScreen
        account={account}
        profile={profile}
        email={{
          resend: {
            secondsLeft: mail.context.secondsLeft,
            isPending: mail.matches('sending') || mail.matches({ sent: 'sending again' }),
            isSent: mail.matches('sent') && mail.context.error === null && mail.context.to !== '',
            error: mail.context.error,
            onResend: (to) => sendMail(mail.matches('sent') ? { type: 'send again' } : { type: 'send', to }),
          },
          isDropping: dropping.isPending,
          onChangeEmail: () => email.open(null),
          onDrop: () => dropping.mutate({}),
        }}
        isKeeping={keeping.isPending}
        onDelete={() => deletion.open(null)}
        onKeep={() => keeping.mutate({})}
        onRetry={reload}
      />
      <LazyChangeEmailDialog
        isOpen={email.isOpen}
        sending={email.sending}
        hasEmail={account.state === 'done' && account.value.email !== null}
        onClose={email.close}
      />
      <LazyDeleteDialog isOpen={deletion.isOpen} sending={deletion.sending} onClose={deletion.close} />
    </>
  );
}
