import type { Api } from '@apiyard/api/contract/hub';
import type { Plan } from '@apiyard/api/contract/plans';
import type { User } from '@apiyard/api/contract/session';
import type { Outcome } from '../_kit/calls/answer.ts';
import type { ApiCall } from '../_kit/calls/send-call.ts';
import type { Loadable } from '../_kit/loadable.ts';

/** What the pages of the documentation are filled with. */
export interface DocsData {
  readonly catalogue: Loadable<readonly Api[]>;
  readonly plans: Loadable<readonly Plan[]>;
  readonly person: User | null;
  /** Origin under which programs call, without a trailing slash. */
  readonly apiOrigin: string;
  /** Leads to the login page and back here. */
  readonly loginHref: string;
  /** Sends a real call. Rejects when no answer came. */
  readonly call: (call: ApiCall, signal: AbortSignal) => Promise<Outcome>;
  readonly onRetry: () => void;
}
