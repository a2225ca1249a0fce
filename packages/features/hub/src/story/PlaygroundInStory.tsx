import type { Api } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';
import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { listedApi, relatedTo } from '@apiyard/api/contract/hub/listed-apis';
import type { Outcome, ResponseBody } from '@apiyard/kit/calls/response.ts';
import { outcomeOnPage } from '@apiyard/kit/calls/response.ts';
import { storyApis } from '@apiyard/kit/story/apis.ts';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import type { Kernel } from '@apiyard/kernels/browser-tools';
import { createBrowserRunner } from '../in-browser/browser-runner.ts';
import type { Draft, HistoryEntry } from '../keep/hub-store.ts';
import type { ApiCall } from '@apiyard/kit/calls/send-call.ts';
import { playgroundMachine } from '../playground/playground.machine.ts';
import { stateOf } from '../playground/playground-state.ts';
import { PlaygroundScreen } from '../playground/PlaygroundScreen.tsx';
import { PageWorker } from './page-worker.ts';

export interface PlaygroundInStoryProps {
  readonly api: Api;
  readonly person: User | null;
  /** Outcome of a call; 'never' stays pending, 'down' rejects. */
  readonly answer: Outcome | 'never' | 'down';
  readonly draft?: Draft | null;
  readonly history?: readonly HistoryEntry[];
  /** JSON that came with the page. */
  readonly exampleResult?: string;
  /** Called with every call that is sent. */
  readonly onCall?: (call: ApiCall) => void;
  readonly onUseAsInput?: (path: string, body: ResponseBody) => void;
  /** Of a tool that runs in the browser. Without it the kernel does not load. */
  readonly kernel?: Kernel | undefined;
}

/** The screen with its real machine and a scripted server. */
export function PlaygroundInStory({
  api,
  person,
  answer,
  draft = null,
  history = [],
  exampleResult,
  onCall,
  onUseAsInput = () => {},
  kernel,
}: PlaygroundInStoryProps) {
  const runner = useMemo(
    () =>
      createBrowserRunner(() => {
        if (kernel === undefined) throw new Error('There is no kernel.');
        return new PageWorker(async () => kernel);
      }),
    [kernel],
  );
  const machine = useMemo(
    () =>
      playgroundMachine.provide({
        actors: {
          call: fromPromise<Outcome, ApiCall>(async ({ input, signal }) => {
            const ran = api.inBrowser === true ? await runner.run(api, input.input, activeLanguage(), signal) : null;
            if (ran !== null) return ran;
            onCall?.(input);
            if (answer === 'never') return new Promise<Outcome>(() => {});
            if (answer === 'down') throw new Error('down');
            return answer;
          }),
        },
      }),
    [answer, api, onCall, runner],
  );
  const [snapshot, send] = useMachine(machine, {
    input: {
      api,
      draft,
      shared: null,
      history,
      isLive: api.inBrowser === true,
      example: exampleResult === undefined ? null : outcomeOnPage(exampleResult, api),
    },
  });
  const [isFavourite, setIsFavourite] = useState(false);
  return (
    <PlaygroundScreen
      api={api}
      state={stateOf(snapshot)}
      send={send}
      person={person}
      isFavourite={isFavourite}
      onFavourite={() => setIsFavourite(!isFavourite)}
      apiOrigin="https://yard.example"
      pageUrl={`https://yard.example/hub/${api.path}`}
      related={relatedTo(api, storyApis)}
      others={storyApis.filter(({ path }) => path !== api.path).map(listedApi)}
      onUseAsInput={onUseAsInput}
      loginHref={`/auth/login?to=${encodeURIComponent(`/hub/${api.path}`)}`}
    />
  );
}
