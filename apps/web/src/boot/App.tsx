import { useLanguage } from '@apiyard/features/_kit/copy';
import { ServicesProvider } from '@apiyard/features/_kit/services';
import { useSettings } from '@apiyard/features/_kit/settings-store';
import { AuthProvider } from '@apiyard/features/auth/auth-context';
import { ReadinessGate } from '@apiyard/features/readiness/ReadinessGate/ReadinessGate';
import type { ReadinessGateProps } from '@apiyard/features/readiness/ReadinessGate/ReadinessGate';
import type { readinessMachine } from '@apiyard/features/readiness/readiness.machine';
import { StartScreen } from '@apiyard/features/readiness/StartScreen/StartScreen';
import { UiProvider } from '@apiyard/ui/provider';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { SnapshotFrom } from 'xstate';
import { fetchRouteError } from '../layouts/RouteError.tsx';
import { labelsOf, uiLocaleOf } from './labels-copy.ts';
import type { RunningApp } from './start-app.ts';

export function App({ app }: { readonly app: RunningApp }) {
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

function Ui({ app, children }: { readonly app: RunningApp; readonly children: ReactNode }) {
  const language = useLanguage();
  const { activeDir } = useSettings();
  return (
    <UiProvider
      locale={uiLocaleOf(language)}
      labels={labelsOf(language)}
      direction={activeDir}
      navigate={(path) => void app.router().navigate(path)}
    >
      {children}
    </UiProvider>
  );
}

const ToastRegion = lazy(() => import('@apiyard/ui/Toast').then((module) => ({ default: module.ToastRegion })));

/** Toasts speak about what a person has done: their region comes with the first touch or key, and the error screen's code with it. */
function Toasts() {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => {
      setTouched(true);
      fetchRouteError();
    };
    const options = { once: true, capture: true, passive: true };
    window.addEventListener('pointerdown', touch, options);
    window.addEventListener('keydown', touch, options);
    return () => {
      window.removeEventListener('pointerdown', touch, options);
      window.removeEventListener('keydown', touch, options);
    };
  }, []);
  if (!isTouched) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}

/** Nothing but the start-up screen until the first answers about readiness and session are there. */
function Gate({ app }: { readonly app: RunningApp }) {
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
