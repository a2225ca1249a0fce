import type { Database } from '../../db/database.ts';
import type { Events } from '../../events.ts';
import type { Pictures } from '../pictures/pictures.ts';

export interface ContentHappenings {
  'sample content removed': {
    readonly personId: string;
    readonly posts: number;
    readonly pictures: number;
    readonly updates: number;
  };
  /** Its date may be still to come. */
  'update published': { readonly updateId: string; readonly personId: string; readonly publishedAt: number };
  'post published': { readonly postId: string; readonly personId: string; readonly publishedAt: number };
}

export interface AdminContentServices {
  readonly database: Database;
  readonly pictures: Pictures;
  readonly events: Events<ContentHappenings>;
  /** Unix milliseconds. */
  readonly now: () => number;
}
