import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { followSession } from '@apiyard/kit/data/query-client.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { ServicesProvider, useServices } from '@apiyard/kit/services.tsx';
import { AuthProvider } from '../auth-context.tsx';
import { sessionOver } from './session-over.ts';

/** Wraps pages in the session machine with real calls, as in the app. */
export function WithSession({
  onServices,
  children,
}: {
  /** Called with the services, and with null when they end: for loaders. */ readonly onServices?: (
    services: Services | null,
  ) => void;
  readonly children: ReactNode;
}) {
  const services = useServices();
  const auth = useMemo(() => sessionOver(services.api), [services.api]);
  const own = useMemo((): Services => {
    const session: Services['session'] = {
      user: () => auth.getSnapshot().context.user,
      subscribe: (listener) => {
        const subscription = auth.subscribe(listener);
        return () => subscription.unsubscribe();
      },
      refresh: async () => auth.send({ type: 'refresh' }),
      logOut: () => auth.send({ type: 'log out' }),
    };
    return { ...services, session };
  }, [services, auth]);
  useEffect(() => followSession(own.queryClient, own.session), [own]);
  useEffect(() => {
    auth.start();
    return () => void auth.stop();
  }, [auth]);
  useEffect(() => {
    onServices?.(own);
    return () => onServices?.(null);
  }, [onServices, own]);
  return (
    <ServicesProvider services={own}>
      <AuthProvider auth={auth}>{children}</AuthProvider>
    </ServicesProvider>
  );
}
