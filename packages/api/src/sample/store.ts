/** The state of the sample layer for one page, story or test. Two stores share nothing. */
import { type ContentSeed, type ContentState, createContentState } from './content-state.ts';
import { createHubState, type HubSeed, type HubState } from './hub-state.ts';
import { createIds, type SampleIds } from './ids.ts';
import { memoryKeeper, type SampleKeeper } from './modules/keeper.ts';
import { createPeopleState, type PeopleState } from './people-state.ts';

interface SampleSeed extends HubSeed, ContentSeed {
  /** Where changes of the modules are kept. @default in memory */
  readonly keeper?: SampleKeeper;
}

export interface SampleStore extends SampleIds, PeopleState, HubState, ContentState {
  /** While true, every call fails with 'Internal server error'. */
  broken: boolean;
  readonly keeper: SampleKeeper;
  nextRequestId(): string;
}

export function createSampleStore(seed: SampleSeed = {}): SampleStore {
  return {
    ...createPeopleState(),
    ...createHubState(seed),
    ...createContentState(seed),
    broken: false,
    keeper: seed.keeper ?? memoryKeeper(),
    nextRequestId: createIds('sample'),
    nextId: createIds('sample-id'),
  };
}
