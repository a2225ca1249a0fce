import type { Api, ListedApi } from '@apiyard/api/contract/hub/hub';
import type { Plan } from '@apiyard/api/contract/plans/plans';
import type { User } from '@apiyard/api/contract/accounts/session';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import type { ApiCall } from '@apiyard/kit/calls/send-call.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';

/** Data of the documentation pages. */
export interface DocsData {
  readonly catalogue: Loadable<readonly ListedApi[]>;
  /** The API of the page; null if the page is about none. */
  readonly api: Loadable<Api | null>;
  /** With their parameters, once they are searched; null until then. */
  readonly searched: readonly Api[] | null;
  readonly plans: Loadable<readonly Plan[]>;
  readonly person: User | null;
  /** Public origin of the API, without a trailing slash. */
  readonly apiOrigin: string;
  /** Login page that returns to this page. */
  readonly loginHref: string;
  /** Sends a real call. Rejects if there is no response. */
  readonly call: (call: ApiCall, signal: AbortSignal) => Promise<Outcome>;
  readonly onRetry: () => void;
}
