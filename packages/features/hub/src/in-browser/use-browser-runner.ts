import type { Api } from '@apiyard/api/contract/hub/hub';
import { useEffect, useMemo } from 'react';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import type { BrowserRunner } from './browser-runner.ts';

/** Null if the server has to be called. */
export type RunHere = (input: Readonly<Record<string, unknown>>, signal: AbortSignal) => Promise<Outcome | null>;

/** Runs an API in the browser, if it is one that does. What that takes is loaded with the first run. */
export function useBrowserRunner(api: Api): RunHere {
  const isHere = api.inBrowser === true;
  const runner = useMemo(() => lazyRunner(), []);
  useEffect(() => runner.close, [runner]);
  return useMemo(
    () => async (input, signal) => {
      const loaded = isHere ? await runner.load() : null;
      return loaded === null ? null : loaded.run(api, input, activeLanguage(), signal);
    },
    [api, isHere, runner],
  );
}

function lazyRunner() {
  let loading: Promise<BrowserRunner | null> | null = null;
  return {
    load: (): Promise<BrowserRunner | null> => {
      loading ??= import('./worker-runner.ts').then(
        ({ createWorkerRunner }) => createWorkerRunner(),
        () => {
          loading = null;
          return null;
        },
      );
      return loading;
    },
    close: (): void => {
      void loading?.then((runner) => runner?.close());
    },
  };
}
