import type { AdminPost } from '@apiyard/api/contract/content/posts';
import type { Kept } from '../editor/editor.machine.ts';

export interface WrittenPost {
  readonly title: string;
  /** Last part of the URL; if empty, created from the title. */
  readonly slug: string;
  /** Markdown. */
  readonly content: string;
  /** URL of a picture. */
  readonly cover: string | null;
  readonly category: string;
  readonly featured: boolean;
  /** ISO 8601; null means the time of publishing. */
  readonly publishAt: string | null;
}

export const blankPost: WrittenPost = {
  title: '',
  slug: '',
  content: '',
  cover: null,
  category: '',
  featured: false,
  publishAt: null,
};

export const keptPost = ({
  id,
  version,
  state,
  updatedAt,
  title,
  slug,
  content,
  cover,
  category,
  featured,
  publishAt,
}: AdminPost): Kept<WrittenPost> => ({
  id,
  version,
  state,
  updatedAt,
  written: { title, slug, content, cover, category, featured, publishAt },
});

/** In the format of the server. */
export const sentPost = ({ slug, ...written }: WrittenPost) => ({ ...written, slug: slug.trim() === '' ? null : slug });
