/** The state of the sample layer for one page, story or test. Two stores share nothing. */
import { type ContentSeed, type ContentState, createContentState } from './content-state.ts';
import { createHubState, type HubSeed, type HubState } from './hub-state.ts';
import { createIds, type SampleIds } from './ids.ts';
import { createPeopleState, type PeopleState } from './people-state.ts';

interface SampleSeed extends HubSeed, ContentSeed {}

export interface SampleStore extends SampleIds, PeopleState, HubState, ContentState {
  /** While true, every call fails with 'Internal server error'. */
  broken: boolean;
  nextRequestId(): string;
}

export function createSampleStore(seed: SampleSeed = {}): SampleStore {
  return {
    ...createPeopleState(),
    ...createHubState(seed),
    ...createContentState(seed),
    broken: false,
    nextRequestId: createIds('sample'),
    nextId: createIds('sample-id'),
  };
}
