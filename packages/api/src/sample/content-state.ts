import type { BlogPostRow, GalleryItem } from '../contract/content/content.ts';

export interface ContentSeed {
  readonly posts?: readonly BlogPostRow[];
  readonly gallery?: readonly GalleryItem[];
  /** SVG by file name. */
  readonly pictures?: Readonly<Record<string, string>>;
}

export interface ContentState {
  posts: BlogPostRow[];
  gallery: GalleryItem[];
  readonly pictures: Readonly<Record<string, string>>;
}

export const createContentState = ({ posts = [], gallery = [], pictures = {} }: ContentSeed): ContentState => ({
  posts: [...posts],
  gallery: [...gallery],
  pictures,
});
