import type { changePost } from '@apiyard/api/contract/content/posts';
import type { uploadPicture } from '@apiyard/api/contract/content/pictures';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { contentCopy } from './content-copy.ts';

/** Why content or a picture was refused: what is wrong and what to do. */
export function useContentProblemText(): (error: unknown) => string {
  const t = useCopy(contentCopy);
  return useProblemText<typeof changePost | typeof uploadPicture>({
    Stale: t('content.refused.stale'),
    NotFound: t('content.refused.gone'),
    SlugTaken: t('content.refused.slug'),
    TooLarge: t('content.refused.tooLarge'),
    UnsupportedMedia: t('content.refused.kind'),
    TooManyPixels: t('content.refused.pixels'),
    BrokenPicture: t('content.refused.broken'),
  });
}
