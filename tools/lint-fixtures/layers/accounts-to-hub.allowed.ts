// in apps/server/src/accounts
export { dayOf } from '../day.ts';
