import type { Api } from '@apiyard/api/contract/hub/hub';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import type { ApiCall } from '@apiyard/kit/calls/send-call.ts';
import { sendCall } from '@apiyard/kit/calls/send-call.ts';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import { usePersonId, useServices } from '@apiyard/kit/services.tsx';
import { createBrowserRunner } from '../in-browser/browser-runner.ts';
import { createHubStore } from '../keep/hub-store.ts';
import { playgroundMachine } from './playground.machine.ts';

/**
 * The playground machine connected to the browser or the server, where the API runs, and to the signed-in person's store.
 */
export function usePlaygroundMachine(api: Api): typeof playgroundMachine {
  const { api: client, session } = useServices();
  const personId = usePersonId();
  const runner = useMemo(() => createBrowserRunner(openKernelWorker), []);
  useEffect(() => () => runner.close(), [runner]);
  return useMemo(() => {
    const store = createHubStore(personId);
    return playgroundMachine.provide({
      actors: {
        call: fromPromise<Outcome, ApiCall>(async ({ input: call, signal }) => {
          const ran = api.inBrowser === true ? await runner.run(api, call.input, activeLanguage(), signal) : null;
          return ran ?? sendCall(client, call, signal);
        }),
      },
      actions: {
        keepDraft: ({ context }, draft) => void store.keepDraft(context.api.path, draft),
        keepHistory: ({ context }, entries) => void store.keepHistory(context.api.path, entries),
        ended: ({ context: { outcome } }) => {
          const result = outcome?.kind === 'answered' ? outcome.answer : outcome?.refused;
          if (session.user() !== null && result?.ranInBrowser !== true) void session.refresh();
        },
      },
    });
  }, [api, client, personId, runner, session]);
}

const openKernelWorker = () =>
  new Worker(new URL('../in-browser/kernel.worker.ts', import.meta.url), { type: 'module' });
