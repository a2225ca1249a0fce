/** Multi-line texts and URLs derived from titles, for content of admins. */
import * as z from 'zod/mini';

/** Multi-line text: line ends become `\n`, trailing white space is removed, control characters are rejected. */
export const ManyLines = z.string().check(
  z.overwrite((text) => text.replaceAll('\r\n', '\n').trimEnd()),
  z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'Use text without control characters.'),
);
