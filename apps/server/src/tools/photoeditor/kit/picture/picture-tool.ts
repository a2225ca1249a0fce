/** What tools that return a picture have in common. */
import { typeOf, writtenFormats } from './formats.ts';
import { pictureErrors } from './errors.ts';

export const pictureTool = {
  output: writtenFormats.map((format) => typeOf[format]),
  layout: 'picture',
  open: true,
  heavy: true,
  timeLimitMs: 20_000,
  errors: pictureErrors,
} as const;
