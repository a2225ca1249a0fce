import type { ContentSeed } from '../content-state.ts';
import stored from './content.json' with { type: 'json' };

/** What the server fills in at its first start, as it answers with it; a test of the server keeps the two alike. */
export const sampleContent: Pick<ContentSeed, 'posts' | 'gallery'> = stored;
