import * as z from 'zod/mini';

/** The ID of something that the server has created, as callers send it: of a person, a key, a scraper, a call. */
export const Id = z.string().check(z.regex(/^[0-9a-zA-Z-]{1,64}$/));
