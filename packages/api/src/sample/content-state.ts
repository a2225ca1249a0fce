import type { BlogPostRow, GalleryItem } from '../contract/content/content.ts';

export interface ContentSeed {
  readonly posts?: readonly BlogPostRow[];
  readonly gallery?: readonly GalleryItem[];
}

export interface ContentState {
  posts: BlogPostRow[];
  gallery: GalleryItem[];
}

export const createContentState = ({ posts = [], gallery = [] }: ContentSeed): ContentState => ({
  posts: [...posts],
  gallery: [...gallery],
});
