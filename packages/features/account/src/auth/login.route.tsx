import { fail } from '@apiyard/api/contract/endpoint';
import { finishPasskeyLogin, startPasskeyLogin } from '@apiyard/api/contract/accounts/recovery';
import type { User } from '@apiyard/api/contract/accounts/session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { givePasskey, passkeysAt } from '@apiyard/kit/credentials/passkey.ts';
import { useIsHere } from '@apiyard/kit/routing/own-address.ts';
import { localPath } from '@apiyard/kit/routing/route.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { useServices, useSite } from '@apiyard/kit/services.tsx';
import { useAuth } from './auth-context.tsx';
import { LoginScreen } from './LoginScreen/LoginScreen.tsx';
import { beginStep } from './second-step/second-step-state.ts';

export function Component() {
  const { api, apiOrigin } = useServices();
  const { registration } = useSite();
  const { isPending, error, hasEnded, asksSecondStep, logIn, admit } = useAuth();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [params] = useSearchParams();
  // Errors of an earlier visit are not shown again.
  const [tried, setTried] = useState(false);
  const to = params.get('to');
  const query = to === null ? '' : `?to=${encodeURIComponent(to)}`;
  const byPasskey = useMutation({ mutationFn: (signal: AbortSignal) => signInByPasskey(api, signal) });
  const attempt = useRef<AbortController>(null);
  useEffect(() => () => attempt.current?.abort(), []);
  const forgetPasskey = () => {
    attempt.current?.abort();
    byPasskey.reset();
  };
  const onPasskey = () => {
    forgetPasskey();
    attempt.current = new AbortController();
    byPasskey.mutate(attempt.current.signal, {
      onSuccess(user) {
        if (user === null) return;
        admit(user);
        void navigate(localPath(to), { replace: true });
      },
    });
  };
  useEffect(() => {
    if (!tried || !asksSecondStep) return;
    beginStep(Date.now());
    void navigate(`/auth/two-steps${query}`, { replace: true });
  }, [asksSecondStep, navigate, query, tried]);
  return (
    <LoginScreen
      isPending={isPending}
      error={byPasskey.error ?? (tried ? error : null)}
      hasEnded={hasEnded}
      registerHref={registration === 'closed' ? null : `/auth/register${query}`}
      passkey={
        passkeysAt(apiOrigin) === 'possible'
          ? {
              // Until the next page has loaded.
              isPending: byPasskey.isPending || (byPasskey.data ?? null) !== null,
              onUse: onPasskey,
            }
          : null
      }
      onSubmit={async (login) => {
        setTried(true);
        forgetPasskey();
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
