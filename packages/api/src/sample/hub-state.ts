import type { Api, Language } from '../contract/hub.ts';
import type { LoggedCall } from '../contract/usage.ts';
import { type Runner, runners } from './runners.ts';

export type SampleCall = LoggedCall & { readonly input?: Readonly<Record<string, unknown>> };

export interface HubSeed {
  /** The catalogue by language. */
  readonly apis?: (language: Language) => readonly Api[];
  /** Runners beside, or in place of, the layer's own, by path. */
  readonly runners?: Readonly<Record<string, Runner>>;
  /** What people called before, by username, latest first. */
  readonly callLog?: Readonly<Record<string, readonly SampleCall[]>>;
}

export interface HubState {
  apis(language: Language): readonly Api[];
  runner(path: string): Runner | undefined;
  /** Successful calls so far. */
  calls: number;
  /** Calls of people who are known, by username, latest first. */
  readonly callLog: Map<string, SampleCall[]>;
}

export function createHubState(seed: HubSeed): HubState {
  return {
    apis: seed.apis ?? (() => []),
    runner: (path) => seed.runners?.[path] ?? runners[path],
    calls: 0,
    callLog: new Map(Object.entries(seed.callLog ?? {}).map(([username, calls]) => [username, [...calls]])),
  };
}
