import { fail } from '@apiyard/api/contract/endpoint';
import { finishPasskeyLogin, startPasskeyLogin } from '@apiyard/api/contract/accounts/recovery';
import type { User } from '@apiyard/api/contract/accounts/session';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { fromPromise } from 'xstate';
import { givePasskey, passkeysAt } from '@apiyard/kit/credentials/passkey.ts';
import { useIsHere } from '@apiyard/kit/routing/own-address.ts';
import { localPath } from '@apiyard/kit/routing/route.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { useServices, useSite } from '@apiyard/kit/services.tsx';
import { useAuth } from './auth-context.tsx';
import { LoginScreen } from './LoginScreen/LoginScreen.tsx';
import { passkeyLoginMachine } from './passkey-login.machine.ts';
import { beginStep } from './second-step/second-step-state.ts';

export function Component() {
  const { api, apiOrigin } = useServices();
  const { registration } = useSite();
  const { isPending, error, hasEnded, asksSecondStep, logIn, admit } = useAuth();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [params] = useSearchParams();
  const { state } = useLocation();
  // Errors of an earlier visit are not shown again.
  const [tried, setTried] = useState(false);
  const to = params.get('to');
  const query = to === null ? '' : `?to=${encodeURIComponent(to)}`;
  const passkeys = useMemo(
    () =>
      passkeyLoginMachine.provide({ actors: { signIn: fromPromise(({ signal }) => signInByPasskey(api, signal)) } }),
    [api],
  );
  const [byPasskey, sendPasskey] = useMachine(passkeys);
  const { user: admitted, error: passkeyError } = byPasskey.context;
  useEffect(() => {
    if (!tried || !asksSecondStep) return;
    beginStep(Date.now());
    void navigate(`/auth/two-steps${query}`, { replace: true });
  }, [asksSecondStep, navigate, query, tried]);
  useEffect(() => {
    if (admitted === null) return;
    admit(admitted);
    void navigate(localPath(to), { replace: true });
  }, [admit, admitted, navigate, to]);
  return (
    <LoginScreen
      isPending={isPending}
      error={passkeyError ?? (tried ? error : null)}
      welcome={welcomeOf(state)}
      hasEnded={hasEnded}
      registerHref={registration === 'closed' ? null : `/auth/register${query}`}
      passkey={
        passkeysAt(apiOrigin) === 'possible'
          ? {
              isPending: byPasskey.matches('signing in') || admitted !== null,
              onUse: () => sendPasskey({ type: 'use' }),
            }
          : null
      }
      onSubmit={async (login) => {
        setTried(true);
        sendPasskey({ type: 'forget' });
        // Do not redirect people who have navigated away.
        if ((await logIn(login)) && isHere()) await navigate(localPath(to), { replace: true });
      }}
    />
  );
}

/** Null if the person closed the browser's dialog. */
async function signInByPasskey(api: Services['api'], signal: AbortSignal): Promise<User | null> {
  const { options } = await api.send(startPasskeyLogin, {}, { signal });
  const given = await givePasskey(options);
  if (given.kind === 'cancelled') return null;
  if (given.kind !== 'done') throw fail('PasskeyRefused', 'The browser has no passkey for this site.');
  return (await api.send(finishPasskeyLogin, { credential: given.credential }, { signal })).user;
}

/** History state set by registration. */
function welcomeOf(state: unknown): string | undefined {
  const welcome = typeof state === 'object' && state !== null && 'welcome' in state ? state.welcome : undefined;
  return typeof welcome === 'string' ? welcome : undefined;
}
