/** Maps the server's rows to posts. */
import type { BlogPostRow } from '@apiyard/api/contract/content/content';

export interface BlogPost {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  readonly coverImg: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly view: number;
  readonly share: number;
  readonly category: string;
  readonly featured: boolean;
  readonly slug: string;
  readonly author: { readonly id: string; readonly avatar: string | null; readonly name: 'Admin' };
  readonly comments: readonly never[];
}

/** The specification fixes the author's name and leaves comments empty. */
export function blogPostOf({
  id,
  title,
  content,
  cover_img,
  created_at,
  view,
  share,
  category,
  featured,
  slug,
  author_id,
}: BlogPostRow): BlogPost {
  return {
    id,
    title,
    content,
    view,
    share,
    category,
    featured,
    slug,
    coverImg: cover_img,
    createdAt: created_at,
    author: { id: author_id, avatar: null, name: 'Admin' },
    comments: [],
  };
}

/** The cover as the picture of shared links. Those of the sample content are SVG, which no other site shows. */
export const linkPictureOf = ({ coverImg }: Pick<BlogPost, 'coverImg'>): string | undefined =>
  coverImg !== null && /^\/[^/].*\.webp$/.test(coverImg) ? coverImg : undefined;

/** Newest first. */
export function newestFirst(posts: readonly BlogPost[]): readonly BlogPost[] {
  return posts.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

const wordsPerMinute = 220;
/** Scripts without spaces are counted by character. */
const charactersPerMinute = 350;

/** Reading time in minutes, at least 1. */
export function minutesToRead(content: string): number {
  const characters = content.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = content.replaceAll(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}

export interface PostSection {
  /** Anchor; null for the text before the first heading. */
  readonly id: string | null;
  readonly title: string;
  /** Markdown with headings one level higher than in the source. */
  readonly text: string;
}

/** Splits a post at each `##` outside code, so that each part can be linked. */
export function sectionsOf(content: string): readonly PostSection[] {
  const sections: { id: string | null; title: string; lines: string[] }[] = [{ id: null, title: '', lines: [] }];
  let fence: string | null = null;
  for (const line of content.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null;
    const title = fence === null ? /^##\s+(.+?)\s*#*\s*$/.exec(line)?.[1] : undefined;
    if (title !== undefined)
      sections.push({ id: `part-${sections.length}`, title: title.replaceAll(/[*_`]/g, ''), lines: [] });
    else sections.at(-1)?.lines.push(fence === null ? line.replace(/^##(#+\s)/, '#$1') : line);
  }
  return sections
    .map(({ lines, ...section }) => ({ ...section, text: lines.join('\n').trim() }))
    .filter(({ id, text }) => id !== null || text !== '');
}

const excerptLength = 220;

/** Start of the text without Markdown syntax. */
export function excerptOf(content: string): string {
  return content
    .replaceAll(/```[\s\S]*?```/g, ' ')
    .replaceAll(/^#+\s.*$/gm, ' ')
    .replaceAll(/^\s*(?:[-*+]|\d+\.)\s/gm, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`>#]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, excerptLength);
}
