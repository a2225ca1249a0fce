/** What updates, posts and pictures of the gallery have in common where admins edit them. */
import * as z from 'zod/mini';

/** `scheduled` is published with a date that is still to come: nobody sees it before. */
export const DeskState = z.enum(['draft', 'scheduled', 'published']);
export type DeskState = z.infer<typeof DeskState>;

export const deskId = z.string().check(z.regex(/^[0-9a-zA-Z-]{1,64}$/));
export const deskCursor = z.optional(z.string().check(z.maxLength(100)));
/** The version that was read: the change is refused as `Stale` when somebody else saved meanwhile. */
export const deskVersion = z.int32();
/** No earlier than computers count, no later than four digits of a year. */
export const deskMoment = z.iso
  .datetime()
  .check(
    z.refine(
      (at) => !(Date.parse(at) <= 0 || Date.parse(at) > Date.UTC(9999, 11, 31)),
      'Use a date between 1970 and 9999.',
    ),
  );
export const DeskDeleted = z.object({ id: z.string() });
