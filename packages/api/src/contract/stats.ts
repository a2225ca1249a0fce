/** The readiness probe, and the live figures that public pages show. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const Stats = z.object({
  success: z.literal(true),
  /** APIs in the catalogue. */
  apis: z.int(),
  /** People registered. */
  people: z.int(),
  /** Successful calls in all, as of the last count (at most 10 s old). */
  calls: z.int(),
  version: z.string(),
});
export type Stats = z.infer<typeof Stats>;

export const getStats = endpoint({
  method: 'GET',
  path: '/api/stats',
  summary: 'Whether the server is ready, with basic figures.',
  auth: 'anyone',
  failures: 'message',
  input: z.object({}),
  output: Stats,
});
