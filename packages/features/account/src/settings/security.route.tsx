import type { Passkey } from '@apiyard/api/contract/accounts/account';
import {
  changePassword,
  confirmTwoSteps,
  getAccount,
  listSessions,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  startTwoSteps,
  stopTwoSteps,
} from '@apiyard/api/contract/accounts/account';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { fromPromise } from 'xstate';
import { useCopy } from '@apiyard/kit/copy.ts';
import { invalidate, mutation } from '@apiyard/kit/data/query.ts';
import { passkeysAt } from '@apiyard/kit/credentials/passkey.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { accountCopy } from './account-copy.ts';
import { addPasskeyOver } from './add-passkey.ts';
import type { PasskeyResponse } from './dialogs/PasskeyDialogs.tsx';
import {
  LazyAddPasskeyDialog,
  LazyEndOthersDialog,
  LazyRemovePasskeyDialog,
  LazyRenamePasskeyDialog,
  LazyStopTwoStepsDialog,
  LazyTwoStepsDialog,
} from './lazy-dialogs.tsx';
import { SecurityScreen } from './SecurityScreen/SecurityScreen.tsx';
import type { AppSecret } from './two-steps-setup.machine.ts';
import { twoStepsSetupMachine } from './two-steps-setup.machine.ts';
import { accountQuery, useAccount } from './use-account.ts';
import { useAsk } from './use-ask.ts';
import { sessionsQuery, useSessions } from './use-sessions.ts';

/** Does not wait for the data: the page renders immediately. */
export function loader(args: LoaderFunctionArgs): null {
  const { queryClient } = servicesOf(args);
  void queryClient.prefetchQuery(accountQuery);
  void queryClient.prefetchQuery(sessionsQuery);
  return null;
}

export function Component() {
  const t = useCopy(accountCopy);
  const { api, apiOrigin } = useServices();
  const queryClient = useQueryClient();
  const { account, update, reload } = useAccount();
  const { sessions, onEnd, onEndOthers, reload: reloadSessions } = useSessions();
  const [isEndingOthers, setEndingOthers] = useState(false);

  const password = useMutation({
    ...mutation(changePassword),
    onSuccess(saved) {
      // The main key in the session may be revoked: the session is loaded again.
      update(saved);
      showToast({ tone: 'success', message: t('account.password.done') });
      // Changing the password also ended the other sessions.
      void invalidate(queryClient, [listSessions]);
    },
  });
  const stopping = useAsk(mutation(stopTwoSteps), update);
  const adding = useAsk({ mutationFn: (answer: PasskeyResponse) => addPasskeyOver(api, answer) }, ({ name }) => {
    showToast({ tone: 'success', message: t('account.passkeys.added', { name }) });
    void invalidate(queryClient, [getAccount]);
  });
  const renaming = useAsk<InputOf<typeof renamePasskey>, Passkey, Passkey>(
    mutation(renamePasskey, { invalidates: [getAccount] }),
  );
  const removing = useAsk(mutation(removePasskey, { invalidates: [getAccount] }), (_, { name }: Passkey) =>
    showToast({ tone: 'success', message: t('account.passkeys.removed', { name }) }),
  );

  const setup = useActorRef(
    useMemo(
      () =>
        twoStepsSetupMachine.provide({
          actors: {
            start: fromPromise<AppSecret, string>(({ input }) => api.send(startTwoSteps, { password: input })),
            confirm: fromPromise<readonly string[], string>(
              async ({ input }) => (await api.send(confirmTwoSteps, { code: input })).recoveryCodes,
            ),
            renew: fromPromise<readonly string[], { readonly password: string; readonly code: string }>(
              async ({ input }) => (await api.send(renewRecoveryCodes, { ...input })).recoveryCodes,
            ),
          },
        }),
      [api],
    ),
  );
  const { value: phase, context: steps } = useSelector(setup, (snapshot) => snapshot);
  useEffect(() => {
    const listening = setup.on('changed', () => void invalidate(queryClient, [getAccount]));
    return () => listening.unsubscribe();
  }, [queryClient, setup]);

  return (
    <>
      <SecurityScreen
        account={account}
        sessions={sessions}
        nowMs={Date.now()}
        password={password}
        twoSteps={{
          onStart: () => setup.send({ type: 'open', purpose: 'start' }),
          onRenew: () => setup.send({ type: 'open', purpose: 'renew' }),
          onStop: () => stopping.open(null),
        }}
        passkeys={{
          offer: passkeysAt(apiOrigin),
          onAdd: () => adding.open(null),
          onRename: renaming.open,
          onRemove: removing.open,
        }}
        onEnd={onEnd}
        onEndOthers={() => setEndingOthers(true)}
        onRetry={() => {
          reload();
          reloadSessions();
        }}
      />
      <LazyTwoStepsDialog
        {...steps}
        phase={phase}
        username={account.state === 'done' ? account.value.username : ''}
        onPassword={(given, code) => setup.send({ type: 'password', password: given, code })}
        onConfirm={(code) => setup.send({ type: 'confirm', code })}
        onKeep={(hasKept) => setup.send({ type: 'keep', hasKept })}
        onClose={() => setup.send({ type: 'close' })}
      />
      <LazyStopTwoStepsDialog isOpen={stopping.isOpen} sending={stopping.sending} onClose={stopping.close} />
      <LazyAddPasskeyDialog
        isOpen={adding.isOpen}
        sending={adding.sending}
        asksCode={account.state === 'done' && account.value.twoSteps !== null}
        onClose={adding.close}
      />
      <LazyRenamePasskeyDialog
        isOpen={renaming.isOpen}
        sending={renaming.sending}
        passkey={renaming.subject}
        onClose={renaming.close}
      />
      <LazyRemovePasskeyDialog
        isOpen={removing.isOpen}
        sending={removing.sending}
        passkey={removing.subject}
        onClose={removing.close}
      />
      <LazyEndOthersDialog
        isOpen={isEndingOthers}
        onClose={() => setEndingOthers(false)}
        onEnd={() => {
          setEndingOthers(false);
          onEndOthers();
        }}
      />
    </>
  );
}
