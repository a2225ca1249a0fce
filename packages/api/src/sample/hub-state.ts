import type { Api, Language } from '../contract/hub/hub.ts';

/** Maps the input of a call to the data of its response. */
type Runner = (input: Readonly<Record<string, unknown>>) => object;

export interface HubSeed {
  /** The catalogue by language. */
  readonly apis?: (language: Language) => readonly Api[];
  /** Runners in addition to the built-in ones, by path. */
  readonly runners?: Readonly<Record<string, Runner>>;
}

export interface HubState {
  apis(language: Language): readonly Api[];
  runner(path: string): Runner | undefined;
}

/** The other APIs are listed, but respond with `Paused`. */
const ownRunners: Readonly<Record<string, Runner>> = {
  'random/uuid': () => ({ uuids: [crypto.randomUUID()] }),
};

export const createHubState = ({ apis = () => [], runners }: HubSeed): HubState => ({
  apis,
  runner: (path) => runners?.[path] ?? ownRunners[path],
});
