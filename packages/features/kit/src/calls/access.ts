import type { ApiSummary } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';

/** Whether a call can succeed, and if not, why. The server decides; this avoids a failed request. */
export type Access = 'open' | 'sign in' | 'premium' | 'paused';

export function accessTo(
  api: Pick<ApiSummary, 'health' | 'open' | 'premium'>,
  person: Pick<User, 'premiumApis'> | null,
): Access {
  if (api.health === 'paused') return 'paused';
  if (person === null) return api.open && !api.premium ? 'open' : 'sign in';
  return api.premium && !person.premiumApis ? 'premium' : 'open';
}

/** Whether its page can run it. What runs in the browser needs no account. */
export const accessToRun = (
  api: Pick<ApiSummary, 'health' | 'open' | 'premium' | 'inBrowser'>,
  person: Pick<User, 'premiumApis'> | null,
): Access => accessTo(api.inBrowser === true ? { ...api, open: true } : api, person);

/** Whether an API can be suggested: it is not known to be failing or paused. */
export const isSuggested = ({ health }: Pick<ApiSummary, 'health'>): boolean =>
  health !== 'failing' && health !== 'paused';
