import type { Passkey } from '@apiyard/api/contract/account';
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
} from '@apiyard/api/contract/account';
import { Text } from '@apiyard/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { fromPromise } from 'xstate';
import { useCopy } from '@apiyard/kit/copy.ts';
import { invalidate, mutation } from '@apiyard/kit/data/query.ts';
import { passkeysAt } from '@apiyard/kit/credentials/passkey.ts';
import { servicesOf } from '@apiyard/kit/route.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useServices } from '@apiyard/kit/services.tsx';
import { accountCopy } from './account-copy.ts';
import { addPasskeyOver } from './add-passkey.ts';
import type { PasskeyAnswer } from './dialogs/PasskeyDialogs.tsx';
import {
  LazyAddPasskeyDialog,
  LazyEndOthersDialog,
  LazyPasswordDialog,
  LazyRenamePasskeyDialog,
  LazyTwoStepsDialog,
} from './lazy-dialogs.tsx';
import { SecurityScreen } from './SecurityScreen/SecurityScreen.tsx';
import type { AppSecret } from './two-steps-setup.machine.ts';
import { twoStepsSetupMachine } from './two-steps-setup.machine.ts';
import { accountQuery, useAccount } from './use-account.ts';
import { useAsk, useChange } from './use-ask.ts';
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
  const [changes, setChanges] = useState(0);

  const password = useChange({
    ...mutation(changePassword),
    onSuccess(saved) {
      // The page may hold a main key that works no more: the session is asked for again.
      update(saved);
      setChanges((before) => before + 1);
      showToast({ tone: 'success', message: t('account.password.done') });
      // The other sessions have ended with it.
      void invalidate(queryClient, [listSessions]);
    },
  });
  const stopping = useAsk(
    (proof: { readonly password: string; readonly code: string }) => api.send(stopTwoSteps, { ...proof }),
    update,
  );
  const adding = useAsk(
    (answer: PasskeyAnswer) => addPasskeyOver(api, answer),
    ({ name }) => {
      showToast({ tone: 'success', message: t('account.passkeys.added', { name }) });
      void invalidate(queryClient, [getAccount]);
    },
  );
  const renaming = useAsk(
    (name: string, { id }: Passkey) => api.send(renamePasskey, { id, name }),
    () => void invalidate(queryClient, [getAccount]),
  );
  const removing = useAsk(
    (given: string, { id }: Passkey) => api.send(removePasskey, { id, password: given }),
    (_, { name }) => {
      showToast({ tone: 'success', message: t('account.passkeys.removed', { name }) });
      void invalidate(queryClient, [getAccount]);
    },
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
        password={{
          isPending: password.isPending,
          refusal: password.refusal,
          changes,
          onSubmit: password.submit,
          onChange: password.change,
        }}
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
        onChange={(code) => setup.send({ type: 'change', code })}
        onConfirm={() => setup.send({ type: 'confirm' })}
        onKeep={(hasKept) => setup.send({ type: 'keep', hasKept })}
        onClose={() => setup.send({ type: 'close' })}
      />
      <LazyPasswordDialog
        phase={stopping.phase}
        refusal={stopping.refusal}
        title={t('account.steps.stopAsk')}
        text={<Text>{t('account.steps.stopText')}</Text>}
        submit={t('account.steps.stop')}
        tone="danger"
        asksCode
        onSubmit={(given, code) => stopping.submit({ password: given, code })}
        onChange={stopping.change}
        onClose={stopping.close}
      />
      <LazyAddPasskeyDialog
        phase={adding.phase}
        refusal={adding.refusal}
        asksCode={account.state === 'done' && account.value.twoSteps !== null}
        onSubmit={adding.submit}
        onChange={adding.change}
        onClose={adding.close}
      />
      <LazyRenamePasskeyDialog
        phase={renaming.phase}
        refusal={renaming.refusal}
        name={renaming.subject?.name ?? ''}
        onSubmit={renaming.submit}
        onChange={renaming.change}
        onClose={renaming.close}
      />
      <LazyPasswordDialog
        phase={removing.phase}
        refusal={removing.refusal}
        title={t('account.passkeys.removeAsk')}
        text={<Text>{t('account.passkeys.removeText', { name: `\u2068${removing.subject?.name ?? ''}\u2069` })}</Text>}
        submit={t('account.passkeys.remove')}
        tone="danger"
        onSubmit={removing.submit}
        onChange={removing.change}
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
