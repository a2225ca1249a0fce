/** Calls that are allowed while the site is closed to all but admins. */
import type { Endpoint, Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { confirmSecondStep, finishPasskeyLogin, startPasskeyLogin } from '@apiyard/api/contract/accounts/recovery';
import { getMe, login, logout } from '@apiyard/api/contract/accounts/session';
import { getLegalText, getSite, type Site } from '@apiyard/api/contract/site/site';
import { getStats } from '@apiyard/api/contract/stats';
import { sentence } from '../problems/sentence.ts';

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
  return fail('Maintenance', sentence('problem.http.maintenance'), {
    planned: true as const,
    until,
    retryAfterS: leftS > 0 ? leftS : againS,
  });
}
