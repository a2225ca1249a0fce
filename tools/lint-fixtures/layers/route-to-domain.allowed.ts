// in apps/server/src
export type { RateLimiter } from './http/limits/rate-limit.ts';
