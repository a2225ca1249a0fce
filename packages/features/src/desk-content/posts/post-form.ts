import type { DeskPost } from '@apiyard/api/contract/posts';
import type { Kept } from '../editor/editor.machine.ts';

/** What an admin writes of a post. */
export interface WrittenPost {
  readonly title: string;
  /** The last part of its address; empty is made of the title. */
  readonly slug: string;
  /** Markdown. */
  readonly content: string;
  /** Address of a picture. */
  readonly cover: string | null;
  readonly category: string;
  readonly featured: boolean;
  /** ISO 8601; null is the moment of publishing. */
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
}: DeskPost): Kept<WrittenPost> => ({
  id,
  version,
  state,
  updatedAt,
  written: { title, slug, content, cover, category, featured, publishAt },
});

/** As the server takes it. */
export const sentPost = ({ slug, ...written }: WrittenPost) => ({ ...written, slug: slug.trim() === '' ? null : slug });

/** As the contract has it: small letters and digits of any script, single hyphens between words. */
export const isSlug = (slug: string): boolean =>
  /^[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]*(?:-[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]*)*$/u.test(
    slug.normalize('NFC'),
  ) && slug.length <= 80;
