/** Dated news of the installation. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const UpdateKind = z.enum(['new', 'changed', 'fixed', 'removed']);
export type UpdateKind = z.infer<typeof UpdateKind>;

export const Update = z.object({
  id: z.string(),
  kind: UpdateKind,
  title: z.string(),
  /** Markdown. */
  body: z.string(),
  /** ISO 8601. */
  publishedAt: z.string(),
});
export type Update = z.infer<typeof Update>;

export const listUpdates = endpoint({
  method: 'GET',
  path: '/api/updates',
  summary: 'Published updates, latest first.',
  auth: 'anyone',
  input: z.object({
    cursor: z.optional(z.string().check(z.maxLength(100))),
    kind: z.optional(UpdateKind),
  }),
  output: z.object({ items: z.array(Update), next: z.nullable(z.string()) }),
});
