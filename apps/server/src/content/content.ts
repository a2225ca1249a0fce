/** Blog, gallery, updates and their pictures, for readers and for admins. */
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Events } from '../events.ts';
import { createEvents, logEvents } from '../events.ts';
import type { Scheduler } from '../jobs/scheduler.ts';
import type { Route } from '../route.ts';
import { contentRoutes } from './content.route.ts';
import { adminGalleryRoutes } from './admin/gallery.ts';
import { adminPostRoutes } from './admin/posts.ts';
import type { ContentHappenings } from './admin/services.ts';
import { scheduleSweep } from './admin/sweep.ts';
import { adminUpdateRoutes } from './admin/updates.ts';
import { createPictures } from './pictures/pictures.ts';
import { fillSampleContent } from './sample-content.ts';
import { updateRoutes } from './updates.route.ts';
import { createViews } from './views.ts';

/** Disposal writes pending view counts, so it comes before the database closes. */
export interface Content extends AsyncDisposable {
  readonly routes: Route[];
  readonly events: Events<ContentHappenings>;
  /** Inserts the sample content at an installation's first start. */
  fill(): Promise<void>;
  /** Lets go what was deleted long ago and pictures that are used nowhere, now. It also happens every hour. */
  sweep(): Promise<void>;
}

interface ContentOptions {
  readonly database: Database;
  readonly scheduler: Pick<Scheduler, 'add'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Shared by all processes. */
  readonly filesDir: string;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

export function createContent({ database, scheduler, log, filesDir, now = Date.now }: ContentOptions): Content {
  const views = createViews(database, scheduler);
  const events = createEvents<ContentHappenings>();
  logEvents(events, log);
  const pictures = createPictures({ database, filesDir, now });
  const sweep = scheduleSweep(scheduler, { pictures, log, now });
  const services = { database, pictures, events, now };
  return {
    routes: [
      ...contentRoutes({ database, log, views, events, now }),
      ...updateRoutes(database, now),
      ...pictures.routes,
      ...adminUpdateRoutes(services),
      ...adminPostRoutes(services),
      ...adminGalleryRoutes(services),
    ],
    events,
    fill: () => fillSampleContent(database),
    sweep: () => sweep.run(),
    async [Symbol.asyncDispose]() {
      await sweep[Symbol.asyncDispose]();
      await views[Symbol.asyncDispose]();
    },
  };
}
