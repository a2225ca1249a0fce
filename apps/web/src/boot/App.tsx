import { useLanguage } from '@apiyard/kit/copy.ts';
import { ServicesProvider, useSetting } from '@apiyard/kit/services.tsx';
import { AuthProvider } from '@apiyard/account/auth/auth-context.tsx';
import { ReadinessGate } from '@apiyard/shell/readiness/ReadinessGate/ReadinessGate.tsx';
import type { ReadinessGateProps } from '@apiyard/shell/readiness/ReadinessGate/ReadinessGate.tsx';
import type { readinessMachine } from '@apiyard/shell/readiness/readiness.machine.ts';
import { StartScreen } from '@apiyard/shell/readiness/StartScreen/StartScreen.tsx';
import { Navigation, UiProvider } from '@apiyard/ui/provider';
import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { SnapshotFrom } from 'xstate';
import { fetchRouteError } from '../layouts/RouteError.tsx';
import { labelsOf, uiLocaleOf } from './labels-copy.ts';
import type { RunningApp } from './start-app.ts';

type AppParts = Omit<RunningApp, 'startsAsRendered'>;

export function App({ app }: { readonly app: AppParts }) {
  return (
    <ServicesProvider services={app.services}>
      <AuthProvider auth={app.auth}>
        <Ui app={app}>
          <Gate app={app} />
          <Toasts />
        </Ui>
      </AuthProvider>
    </ServicesProvider>
  );
}

function Ui({ app, children }: { readonly app: AppParts; readonly children: ReactNode }) {
  const language = useLanguage();
  const activeDir = useSetting('activeDir');
  return (
    <UiProvider locale={uiLocaleOf(language)} labels={labelsOf(language)} direction={activeDir}>
      <Navigation
        navigate={(path) => void app.router().navigate(path)}
        {...(app.services.basePath !== undefined && { basePath: app.services.basePath })}
      >
        {children}
      </Navigation>
    </UiProvider>
  );
}

/**
 * Toasts are for results of a person's actions: their region is loaded with the first pointer or key event, and with it
 * the code of the error screen. Without a connection, loading is retried at the next event.
 */
function Toasts() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const isHere = Region !== null;
  useEffect(() => {
    if (isHere) return undefined;
    const touch = () => {
      fetchRouteError();
      import('@apiyard/ui/Toast').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => {},
      );
    };
    const options = { capture: true, passive: true };
    window.addEventListener('pointerdown', touch, options);
    window.addEventListener('keydown', touch, options);
    return () => {
      window.removeEventListener('pointerdown', touch, options);
      window.removeEventListener('keydown', touch, options);
    };
  }, [isHere]);
  return Region && <Region />;
}

/** Only the start-up screen until the first responses about readiness and session arrive. */
function Gate({ app }: { readonly app: AppParts }) {
  const state = useSelector(app.readiness, gateState);
  const isKnown = useSelector(app.auth, (snapshot) => !snapshot.matches('loading'));
  if (state === 'starting') return <StartScreen />;
  return (
    <ReadinessGate state={state} onRetry={() => app.readiness.send({ type: 'retry' })}>
      {isKnown ? <RouterProvider router={app.router()} /> : <StartScreen />}
    </ReadinessGate>
  );
}

function gateState(snapshot: SnapshotFrom<typeof readinessMachine>): 'starting' | ReadinessGateProps['state'] {
  if (snapshot.matches('starting')) return 'starting';
  if (snapshot.hasTag('ready')) return 'ready';
  return snapshot.context.lastSuccessMs === null ? 'first' : 'lost';
}
