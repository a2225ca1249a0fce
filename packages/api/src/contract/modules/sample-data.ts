/** What all modules with sample data have in common. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NoExtras } from '../problem.ts';

/** Modules whose data people can change. */
export const SampleModuleName = z.enum(['kanban', 'email', 'shop', 'invoices']);
export type SampleModuleName = z.infer<typeof SampleModuleName>;

export const resetSampleData = endpoint({
  method: 'DELETE',
  path: '/api/data/sample/{module}',
  summary: 'Restores the original data of a module.',
  auth: 'anyone',
  isSample: true,
  failures: 'message',
  input: z.object({ module: SampleModuleName }),
  output: z.object({ success: z.literal(true) }),
  errors: { Internal: NoExtras },
});
