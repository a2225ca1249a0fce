import type { Account, AccountSession, Passkey } from '@apiyard/api/contract/account';
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
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { fromPromise } from 'xstate';
import { useCopy } from '../_kit/copy.ts';
import { passkeysAt } from '../_kit/credentials/passkey.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { requirePerson, servicesOf } from '../_kit/route.ts';
import { say } from '../_kit/say.ts';
import { useServices } from '../_kit/services.tsx';
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
import type { PasswordAnswer } from './SecurityScreen/PasswordCard.tsx';
import { SecurityScreen } from './SecurityScreen/SecurityScreen.tsx';
import type { AppSecret } from './two-steps-setup.machine.ts';
import { twoStepsSetupMachine } from './two-steps-setup.machine.ts';
import { useAccount } from './use-account.ts';
import { useAsk } from './use-ask.ts';
import { useSessions } from './use-sessions.ts';

interface SecurityData {
  readonly account: Promise<Account>;
  readonly sessions: Promise<readonly AccountSession[]>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): SecurityData {
  requirePerson(args);
  const { api } = servicesOf(args);
  const data = { account: api.send(getAccount, {}), sessions: api.send(listSessions, {}).then(({ items }) => items) };
  // The screen shows failures; without a listener the browser would report them as well.
  for (const pending of Object.values(data)) pending.catch(() => {});
  return data;
}

export function Component() {
  const t = useCopy(accountCopy);
  const { api, apiOrigin, session } = useServices();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const data = useLoaderData<SecurityData>();
  const { account, tell } = useAccount(data.account);
  const { sessions, onEnd, onEndOthers } = useSessions(useLoadable(data.sessions), reload);
  const [isEndingOthers, setEndingOthers] = useState(false);
  const [changes, setChanges] = useState(0);

  const password = useAsk<PasswordAnswer, Account>(
    (answer) => api.send(changePassword, { ...answer }),
    (told) => {
      tell(told);
      setChanges((before) => before + 1);
      say({ tone: 'success', message: t('account.password.done') });
      // The other sessions have ended with it, and the page may hold a main key that works no more.
      reload();
      void session.refresh();
    },
    { isInPlace: true },
  );
  const stopping = useAsk<{ readonly password: string; readonly code: string }, Account>(
    (proof) => api.send(stopTwoSteps, { ...proof }),
    tell,
  );
  const adding = useAsk<PasskeyAnswer, Passkey>(
    (answer) => addPasskeyOver(api, answer),
    ({ name }) => {
      say({ tone: 'success', message: t('account.passkeys.added', { name }) });
      reload();
    },
  );
  const renaming = useAsk<string, Passkey, Passkey>((name, { id }) => api.send(renamePasskey, { id, name }), reload);
  const removing = useAsk<string, unknown, Passkey>(
    (given, { id }) => api.send(removePasskey, { id, password: given }),
    (_, { name }) => {
      say({ tone: 'success', message: t('account.passkeys.removed', { name }) });
      reload();
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
    const listening = setup.on('changed', () => void revalidate());
    return () => listening.unsubscribe();
  }, [revalidate, setup]);

  return (
    <>
      <SecurityScreen
        account={account}
        sessions={sessions}
        nowMs={Date.now()}
        password={{
          isPending: password.phase === 'sending',
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
        onRetry={reload}
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
