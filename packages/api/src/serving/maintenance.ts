/** Calls that are allowed while the site is closed to all but admins; shared by the server and the sample layer. */
import type { Endpoint, Failure } from '../contract/endpoint.ts';
import { fail } from '../contract/endpoint.ts';
import { confirmSecondStep, finishPasskeyLogin, startPasskeyLogin } from '../contract/accounts/recovery.ts';
import { getMe, login, logout } from '../contract/accounts/session.ts';
import { getLegalText, getSite, type Site } from '../contract/site/site.ts';
import { getStats } from '../contract/stats.ts';

/** The ways in, which admins need, and what the maintenance page shows. */
const alwaysOpen: ReadonlySet<Endpoint> = new Set<Endpoint>([
  login,
  confirmSecondStep,
  startPasskeyLogin,
  finishPasskeyLogin,
  logout,
  getMe,
  getSite,
  getStats,
  getLegalText,
]);

/** Seconds after which a caller can retry when the duration is unknown. */
const againS = 60;

interface Asking {
  readonly endpoint: Endpoint | null;
  readonly role: 'user' | 'admin' | null;
  readonly nowMs: number;
}

/** Why this call is refused now; null when it is allowed. */
export function checkMaintenance(
  { maintenance }: Pick<Site, 'maintenance'>,
  { endpoint, role, nowMs }: Asking,
): Failure | null {
  if (maintenance === null || role === 'admin' || (endpoint !== null && alwaysOpen.has(endpoint))) return null;
  const { until } = maintenance;
  const leftS = until === null ? 0 : Math.ceil((Date.parse(until) - nowMs) / 1000);
  return fail(
    'Maintenance',
    'This site is down for maintenance and only open to admins. Try again later. Your data is safe.',
    {
      planned: true as const,
      until,
      retryAfterS: leftS > 0 ? leftS : againS,
    },
  );
}
