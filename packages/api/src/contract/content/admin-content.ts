/** Shared by updates, posts and gallery pictures in the admin area. */
import * as z from 'zod/mini';

/** `scheduled` is published with a date in the future: it is not public before. */
export const ContentState = z.enum(['draft', 'scheduled', 'published']);
export type ContentState = z.infer<typeof ContentState>;

export const adminCursor = z.optional(z.string().check(z.maxLength(100)));
/** The version that was read: the change is refused as `Stale` if another save came in between. */
export const contentVersion = z.int32();
/** No earlier than computers count, no later than four digits of a year. */
export const adminMoment = z.iso
  .datetime()
  .check(
    z.refine(
      (at) => !(Date.parse(at) <= 0 || Date.parse(at) > Date.UTC(9999, 11, 31)),
      'Use a date between 1970 and 9999.',
    ),
  );
export const ContentDeleted = z.object({ id: z.string() });
