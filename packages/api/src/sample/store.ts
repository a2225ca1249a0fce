/** The state of the sample layer for one page, story or test. Two stores share nothing. */
import type { Site } from '../contract/site/site.ts';
import { type AccountState, emptyAccounts } from './account-state.ts';
import { type ContentSeed, type ContentState, createContentState } from './content-state.ts';
import { createHubState, type HubSeed, type HubState } from './hub-state.ts';
import { createIds } from './ids.ts';
import type { InvitationState } from './invitation-state.ts';
import { createPeopleState, type PeopleState } from './people-state.ts';
import { createPlanState, type PlanSeed, type PlanState } from './premium-state.ts';

export interface SampleSeed extends HubSeed, ContentSeed, PlanSeed {}

export interface SampleStore extends PeopleState, AccountState, HubState, ContentState, PlanState, InvitationState {
  site: Site;
  /** While true, every call fails with 'Internal server error'. */
  broken: boolean;
  nextRequestId(): string;
}

export function createSampleStore(seed: SampleSeed = {}): SampleStore {
  return {
    ...createPeopleState(),
    ...createHubState(seed),
    ...createContentState(seed),
    ...createPlanState(seed),
    accounts: emptyAccounts(),
    site: {
      name: 'Apiyard',
      operator: '',
      contactEmail: '',
      address: '',
      country: '',
      ownTexts: [],
      registration: 'open',
      maintenance: null,
    },
    invitations: [],
    broken: false,
    nextRequestId: createIds('sample'),
    nextId: createIds('sample-id'),
  };
}
