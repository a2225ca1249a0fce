import type { User } from '@apiyard/api/contract/accounts/session';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { createContext, use, useMemo } from 'react';
import type { LoginInput } from './auth.machine.ts';
import type { AuthActor } from './log-in.ts';
import { logIn } from './log-in.ts';

const AuthContext = createContext<AuthActor | null>(null);

export function AuthProvider({ auth, children }: { readonly auth: AuthActor; readonly children: ReactNode }) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}

interface Auth {
  readonly isPending: boolean;
  /** Error of the last sign-in. */
  readonly error: unknown;
  /** The session expired, and no one has signed in since. */
  readonly hasEnded: boolean;
  /** Username and password were correct, and a second step is required. */
  readonly asksSecondStep: boolean;
  /** True on success, false otherwise; `error` has the reason. */
  readonly logIn: (login: LoginInput) => Promise<boolean>;
  /** The user signed in by a second step, a passkey or a registration. */
  readonly admit: (user: User) => void;
  readonly logOut: () => void;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('No session: render this inside AuthProvider.');
  const isPending = useSelector(
    auth,
    (snapshot) => snapshot.matches({ 'signed out': 'logging in' }) || snapshot.matches('signing out'),
  );
  const error = useSelector(auth, (snapshot) => snapshot.context.error);
  const hasEnded = useSelector(auth, (snapshot) => snapshot.context.hasEnded);
  const asksSecondStep = useSelector(auth, (snapshot) => snapshot.matches({ 'signed out': 'second step' }));
  return useMemo(
    () => ({
      isPending,
      error,
      hasEnded,
      asksSecondStep,
      logIn: (login) => logIn(auth, login),
      admit: (user) => auth.send({ type: 'admit', user }),
      logOut: () => auth.send({ type: 'log out' }),
    }),
    [asksSecondStep, auth, error, hasEnded, isPending],
  );
}
