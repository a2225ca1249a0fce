import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import { localPath, servicesOf } from '../_kit/route.ts';
import { useAuth } from './auth-context.tsx';
import { LoginScreen } from './LoginScreen/LoginScreen.tsx';

/** Somebody who is signed in has nothing to do here. */
export function loader(args: LoaderFunctionArgs): null {
  if (servicesOf(args).session.user() === null) return null;
  throw redirect(localPath(new URL(args.request.url).searchParams.get('to')));
}

export function Component() {
  const { isPending, refusal, hasEnded, logIn } = useAuth();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation();
  // What an earlier visit to this page was refused is not this visit's business.
  const [tried, setTried] = useState(false);
  const to = params.get('to');
  return (
    <LoginScreen
      isPending={isPending}
      refusal={tried ? refusal : null}
      welcome={welcomeOf(state)}
      hasEnded={hasEnded}
      registerHref={to === null ? '/auth/register' : `/auth/register?to=${encodeURIComponent(to)}`}
      onSubmit={async (login) => {
        setTried(true);
        if (await logIn(login)) await navigate(localPath(to), { replace: true });
      }}
    />
  );
}

/** What registration hands over in the history's state. */
function welcomeOf(state: unknown): string | undefined {
  const welcome = typeof state === 'object' && state !== null && 'welcome' in state ? state.welcome : undefined;
  return typeof welcome === 'string' ? welcome : undefined;
}
