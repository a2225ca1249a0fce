import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import type { ApiCall } from '@apiyard/kit/calls/send-call.ts';
import { sendCall } from '@apiyard/kit/calls/send-call.ts';
import { usePersonId, useServices } from '@apiyard/kit/services.tsx';
import type { RunHere } from '../in-browser/use-browser-runner.ts';
import { hasRunInBrowser } from '../in-browser/uses-calls.ts';
import { createHubStore } from '../keep/hub-store.ts';
import { playgroundMachine } from './playground.machine.ts';

/**
 * The playground machine connected to the browser or the server, where the API runs, and to the signed-in person's store.
 */
export function usePlaygroundMachine(runHere: RunHere): typeof playgroundMachine {
  const { api: client, session } = useServices();
  const personId = usePersonId();
  return useMemo(() => {
    const store = createHubStore(personId);
    return playgroundMachine.provide({
      actors: {
        call: fromPromise<Outcome, ApiCall>(
          async ({ input: call, signal }) => (await runHere(call.input, signal)) ?? sendCall(client, call, signal),
        ),
      },
      actions: {
        keepDraft: ({ context }, draft) => void store.keepDraft(context.api.path, draft),
        keepHistory: ({ context }, entries) => void store.keepHistory(context.api.path, entries),
        ended: ({ context: { outcome } }) => {
          if (session.user() !== null && outcome !== null && !hasRunInBrowser(outcome)) void session.refresh();
        },
      },
    });
  }, [client, personId, runHere, session]);
}
