/** Multi-line texts and URLs derived from titles, for content of admins. */
import * as z from 'zod/mini';

/** Text of several lines that people wrote: line ends become `\n`, blank space at the end goes, control characters are refused. */
export const ManyLines = z.string().check(
  z.overwrite((text) => text.replaceAll('\r\n', '\n').trimEnd()),
  z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'Use text without control characters.'),
);
