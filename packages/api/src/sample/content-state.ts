import type { BlogPostRow, GalleryItem } from '../contract/content.ts';
import type { Update } from '../contract/updates.ts';

export interface SampleContent {
  readonly posts: readonly BlogPostRow[];
  readonly gallery: readonly GalleryItem[];
  readonly updates: readonly Update[];
}

export interface ContentSeed extends Partial<SampleContent> {
  /** What came with the product: shown beside the above, and removed in one action. */
  readonly sampleContent?: SampleContent;
  /** SVG by file name. */
  readonly pictures?: Readonly<Record<string, string>>;
}

export interface ContentState {
  posts: BlogPostRow[];
  gallery: GalleryItem[];
  updates: Update[];
  readonly pictures: Readonly<Record<string, string>>;
}

export function createContentState(seed: ContentSeed): ContentState {
  const sample = seed.sampleContent;
  return {
    posts: [...(seed.posts ?? []), ...(sample?.posts ?? [])],
    gallery: [...(seed.gallery ?? []), ...(sample?.gallery ?? [])],
    updates: [...(seed.updates ?? []), ...(sample?.updates ?? [])],
    pictures: seed.pictures ?? {},
  };
}
