/** Blog, gallery, updates and the pictures that came with the product. */
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Route } from '../route.ts';
import { contentRoutes } from './content.route.ts';
import { pictureRoutes } from './pictures.ts';
import { fillSampleContent } from './sample-content.ts';
import { updateRoutes } from './updates.route.ts';
import { createViews } from './views.ts';

export interface Content {
  readonly routes: Route[];
  /** Fills in what comes with the product, at an installation's first start. */
  fill(): Promise<void>;
  /** Writes what is not in the tables yet; before the database closes. */
  close(): Promise<void>;
}

interface ContentOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export function createContent({ database, log }: ContentOptions): Content {
  const views = createViews(database, log);
  return {
    routes: [...contentRoutes({ database, log, views }), ...updateRoutes(database), ...pictureRoutes()],
    fill: () => fillSampleContent(database),
    close: () => views.close(),
  };
}
