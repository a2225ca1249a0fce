import type { Api } from '@apiyard/api/contract/hub/hub';
import { whenIdle } from '@apiyard/ui/when-idle';
import { useEffect, useEffectEvent, useRef } from 'react';
import { accessToRun } from '@apiyard/kit/calls/access.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import { issuesOf } from '../form/form-issues.ts';
import type { RunHere } from '../in-browser/use-browser-runner.ts';
import { callOf, isUntouched } from './playground.machine.ts';
import type { PlaygroundContext } from './playground.machine.ts';
import type { PlaygroundEvent } from './playground-state.ts';

/** Whether the page shows a response before it is asked for: what runs here costs nothing. */
const respondsByItself = ({ inBrowser }: Pick<Api, 'inBrowser'>): boolean => inBrowser === true;

/** Whether the page shows the response, or the place for it, before the code: for pictures, the code is not what people came for. */
export const startsWithResponse = (api: Pick<Api, 'inBrowser' | 'layout'>): boolean =>
  respondsByItself(api) || api.layout === 'picture';

/** A page that stays open loads its tool by then, so that it still works when the connection is lost. Milliseconds. */
const unusedMs = 10_000;

interface FirstResponse {
  readonly api: Api;
  readonly context: PlaygroundContext;
  readonly runHere: RunHere;
  readonly send: (event: PlaygroundEvent) => void;
}

/**
 * Shows the response to what the form starts with. Never calls the server.
 * @returns to be called when someone uses the form: if its first response came with the page, what makes others has not
 * loaded yet
 */
export function useFirstResponse({ api, context, runHere, send }: FirstResponse): () => void {
  const person = useUser();
  const { fields, values, method, outcome } = context;
  const isLoading = useRef(false);
  const isWanted =
    respondsByItself(api) &&
    isUntouched(context) &&
    accessToRun(api, person) === 'open' &&
    issuesOf(api.input, fields, values).length === 0;
  useEffect(() => {
    if (!isWanted) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    whenIdle(() => {
      if (signal.aborted) return;
      const { input } = callOf({ api, fields, values, method });
      runHere(input, signal).then(
        (outcome) => {
          if (outcome?.kind === 'answered' && !signal.aborted) send({ type: 'show', values, outcome });
        },
        // Aborted.
        () => {},
      );
    });
    return () => ended.abort();
  }, [isWanted, api, fields, values, method, runHere, send]);
  const cameWithPage = outcome?.kind === 'answered' && outcome.answer.cameWithPage === true;
  const load = () => {
    if (isLoading.current || !cameWithPage || !respondsByItself(api)) return;
    isLoading.current = true;
    const { input } = callOf({ api, fields, values, method });
    void runHere(input, new AbortController().signal);
  };
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (!cameWithPage) return undefined;
    const timer = setTimeout(loadNow, unusedMs);
    return () => clearTimeout(timer);
  }, [cameWithPage]);
  return load;
}
