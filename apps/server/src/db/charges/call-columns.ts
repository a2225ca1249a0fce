import type { CallLogTable } from '../schema/calls/call-log.ts';

/** Of the log of calls, in the order in which both engines write them. */
export const callColumns = [
  'request_id',
  'person_id',
  'key_id',
  'api',
  'method',
  'status',
  'code',
  'us',
  'cost',
  'at',
  'input',
] as const satisfies readonly (keyof CallLogTable)[];
