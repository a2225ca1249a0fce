/** What tools for pictures have in common. */
import { typeOf, writtenFormats } from './formats.ts';
import { pictureErrors } from './errors.ts';

/** Of tools that read pictures. */
export const readingTool = { open: true, heavy: true, timeLimitMs: 20_000, errors: pictureErrors } as const;

/** Of tools that return one. */
export const pictureTool = {
  ...readingTool,
  output: writtenFormats.map((format) => typeOf[format]),
  layout: 'picture',
} as const;
