import { migrations } from './migrations/list.ts';

/** The last migration of this version. */
export const latestMigration = migrations.at(-1)?.name ?? '';

export function demandMigration(isThere: boolean): void {
  if (!isThere)
    throw new Error(
      `The database does not have the tables of this version (${latestMigration}) because it was replaced with an older one. Restart the server.`,
    );
}
