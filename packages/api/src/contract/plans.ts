/** Plans: what an account may do in a day. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const Plan = z.object({
  /** `free`, `premium`… */
  id: z.string(),
  /** As the operator calls it. Of the plans `free` and `premium` pages know a name in every language while it is empty. */
  name: z.string(),
  callsPerDay: z.int(),
  callsPerMinute: z.int(),
  fileSizeBytesMax: z.int(),
  keysMax: z.int(),
  premiumApis: z.boolean(),
  /** Of a month, in the smallest unit of the currency; 0 is free, null is on request. */
  monthlyPrice: z.nullable(z.int()),
  /** ISO 4217; null where there is no price. */
  currency: z.nullable(z.string()),
  /** The one that pages point at. */
  featured: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'Every plan, the smallest first.',
  auth: 'anyone',
  input: z.object({}),
  output: z.object({ items: z.array(Plan), next: z.nullable(z.string()) }),
});
