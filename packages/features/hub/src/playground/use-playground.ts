import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import type { ApiCall } from '@apiyard/kit/calls/send-call.ts';
import { sendCall } from '@apiyard/kit/calls/send-call.ts';
import { usePersonId, useServices } from '@apiyard/kit/services.tsx';
import { createHubStore } from '../keep/hub-store.ts';
import { playgroundMachine } from './playground.machine.ts';

/** The playground machine connected to the server and to the signed-in person's store. */
export function usePlaygroundMachine(): typeof playgroundMachine {
  const { api, session } = useServices();
  const personId = usePersonId();
  return useMemo(() => {
    const store = createHubStore(personId);
    return playgroundMachine.provide({
      actors: { call: fromPromise<Outcome, ApiCall>(({ input, signal }) => sendCall(api, input, signal)) },
      actions: {
        keepDraft: ({ context }, draft) => void store.keepDraft(context.api.path, draft),
        keepHistory: ({ context }, entries) => void store.keepHistory(context.api.path, entries),
        ended: () => {
          if (session.user() !== null) void session.refresh();
        },
      },
    });
  }, [api, personId, session]);
}
