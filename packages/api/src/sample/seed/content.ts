import type { ContentSeed } from '../content-state.ts';
import stored from './content.json' with { type: 'json' };

/** The server's sample content, as its API returns it; a test of the server keeps the two equal. */
export const sampleContent: Pick<ContentSeed, 'posts' | 'gallery'> = stored;
