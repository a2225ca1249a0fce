/** Blog, gallery, updates and their pictures, for readers and on the admins' desk. */
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Events } from '../events.ts';
import { createEvents, logEvents } from '../events.ts';
import type { Route } from '../route.ts';
import { contentRoutes } from './content.route.ts';
import { deskGalleryRoutes } from './desk/gallery.ts';
import { deskPostRoutes } from './desk/posts.ts';
import type { ContentHappenings } from './desk/services.ts';
import { keepSweeping } from './desk/sweep.ts';
import { deskUpdateRoutes } from './desk/updates.ts';
import { createPictures } from './pictures/pictures.ts';
import { fillSampleContent } from './sample-content.ts';
import { updateRoutes } from './updates.route.ts';
import { createViews } from './views.ts';

export interface Content {
  readonly routes: Route[];
  readonly events: Events<ContentHappenings>;
  /** Fills in what comes with the product, at an installation's first start. */
  fill(): Promise<void>;
  /** Lets go what was deleted long ago and pictures that are used nowhere; it also happens by itself. */
  sweep(): Promise<void>;
  /** Writes what is not in the tables yet; before the database closes. */
  close(): Promise<void>;
}

interface ContentOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Shared by all processes. */
  readonly filesDir: string;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

export function createContent({ database, log, filesDir, now = Date.now }: ContentOptions): Content {
  const views = createViews(database, log);
  const events = createEvents<ContentHappenings>();
  logEvents(events, log);
  const pictures = createPictures({ database, filesDir, now });
  const sweeping = keepSweeping({ database, pictures, log, now });
  const desk = { database, pictures, events, now };
  return {
    routes: [
      ...contentRoutes({ database, log, views, events, now }),
      ...updateRoutes(database, now),
      ...pictures.routes,
      ...deskUpdateRoutes(desk),
      ...deskPostRoutes(desk),
      ...deskGalleryRoutes(desk),
    ],
    events,
    fill: () => fillSampleContent(database),
    sweep: sweeping.sweep,
    async close() {
      await sweeping.stop();
      await views.close();
    },
  };
}
