/** What an admin sees first: figures of the last days, and what needs someone. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** What the operator has not set up yet, most important first. */
export const setupTasks = ['plain-http', 'no-backup', 'no-smtp', 'default-name'] as const;
const SetupTask = z.enum(setupTasks);
export type SetupTask = z.infer<typeof SetupTask>;

export const AdminOverview = z.object({
  /** Today and the seven days before, oldest first, by UTC. */
  days: z.array(
    z.object({
      /** `2026-11-20`. */
      day: z.string(),
      signUps: z.int(),
      /** Successful calls with a key or from an account. */
      calls: z.int(),
      failures: z.int(),
    }),
  ),
  /** APIs without code whose tests fail. */
  apisInTrouble: z.array(z.object({ id: z.string(), api: z.string(), title: z.string(), failuresInRow: z.int() })),
  messagesOpen: z.int(),
  planRequestsOpen: z.int(),
  tasks: z.array(SetupTask),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

export const getAdminOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'Figures of the last eight days, and what needs an admin.',
  auth: 'admin',
  input: z.object({}),
  output: AdminOverview,
});
