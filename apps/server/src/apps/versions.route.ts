/** The admin's calls about versions. */
import {
  createAppVersion,
  deleteAppVersion,
  listAppVersions,
  restoreAppVersion,
  saveAppVersion,
} from '@apiyard/api/contract/content/apps';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { originOf } from '../events.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { removePart } from './files.ts';
import type { AppServices } from './services.ts';
import type { KeptFacts } from './uploads.route.ts';
import { factsOf, unknownUpload } from './uploads.route.ts';
import { shownVersion, takenCode, unknownVersion } from './versions.ts';
import {
  findDeletedVersion,
  findVersion,
  insertVersion,
  isCodeTaken,
  listVersions,
  markVersionDeleted,
  updateVersion,
} from './versions-store.ts';
import type { VersionRow } from './versions-store.ts';
import { deleteUpload, findUpload } from './uploads-store.ts';
import { invalidAt, sentence } from '../problems/sentence.ts';

const pageSize = 50;
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

export function versionRoutes({ database, files, events, background, now }: AppServices): Route[] {
  const { kysely } = database;
  const eventOf = ({ id, package_name, version_code }: VersionRow) => ({
    versionId: id,
    packageName: package_name,
    versionCode: version_code,
  });

  return [
    route(listAppVersions, {
      rate: perMinute(300),
      handle: async ({ input: { cursor } }) => {
        if (cursor !== undefined && !idPattern.test(cursor))
          return invalidAt('/cursor', 'invalid_value', sentence('problem.http.cursor'));
        const rows = await listVersions(kysely, cursor, pageSize + 1);
        const shown = rows.slice(0, pageSize);
        return { items: shown.map(shownVersion), next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null };
      },
    }),

    route(createAppVersion, {
      rate: perMinute(60),
      handle: async ({ input, person, request }) => {
        const made = await database.transaction(async (transaction) => {
          const upload = await findUpload(transaction, input.uploadId);
          if (!upload) return unknownUpload();
          const facts = factsOf(upload);
          if (facts === null) return fail('NotChecked', sentence('problem.content.notChecked'));
          const refused = checkFactsUnchanged(facts, input);
          if (refused) return refused;
          if (await isCodeTaken(transaction, input.packageName, input.versionCode))
            return takenCode(input.packageName, input.versionCode);
          const row: VersionRow = {
            id: upload.id,
            version: 1,
            package_name: input.packageName,
            label: input.label,
            version_name: input.versionName,
            version_code: input.versionCode,
            min_sdk: input.minSdk,
            size_bytes: upload.size_bytes,
            sha256: facts.sha256,
            certificate_sha256: facts.certificateSha256,
            icon_type: facts.iconType,
            changelog: textOf(input.changelog),
            published: input.state === 'published' ? 1 : 0,
            published_at: input.state === 'published' ? now() : null,
            downloads: 0,
            created_at: now(),
            updated_at: now(),
            deleted_at: null,
          };
          await insertVersion(transaction, row);
          await deleteUpload(transaction, upload.id);
          return row;
        });
        if (made instanceof Failure) return made;
        background.run(`rest of upload ${made.id}`, () => removePart(files, made.id));
        events.emit({
          type: 'app version made',
          from: originOf(request),
          personId: person.id,
          ...eventOf(made),
          state: input.state,
        });
        return shownVersion(made);
      },
    }),

    route(saveAppVersion, {
      rate: perMinute(120),
      handle: async ({ input: { id, version, label, versionName, changelog, state }, person, request, was }) => {
        const saved = await database.transaction(async (transaction) => {
          const row = await findVersion(transaction, id);
          if (!row) return unknownVersion();
          if (row.version !== version)
            return fail('Stale', sentence('problem.content.versionStale'), {
              version: row.version,
            });
          const changes = {
            version: version + 1,
            label,
            version_name: versionName,
            changelog: textOf(changelog),
            published: state === 'published' ? 1 : 0,
            // The day on which people first got it stays, also when it was away for a while.
            published_at: state === 'published' ? (row.published_at ?? now()) : row.published_at,
            updated_at: now(),
          };
          await updateVersion(transaction, id, changes);
          was(shownVersion(row));
          return { ...row, ...changes };
        });
        if (saved instanceof Failure) return saved;
        events.emit({
          type: 'app version saved',
          from: originOf(request),
          personId: person.id,
          ...eventOf(saved),
          state,
        });
        return shownVersion(saved);
      },
    }),

    route(deleteAppVersion, {
      rate: perMinute(120),
      handle: async ({ input: { id }, person, request }) => {
        const row = await markVersionDeleted(kysely, id, now());
        if (!row) return unknownVersion();
        events.emit({ type: 'app version deleted', from: originOf(request), personId: person.id, ...eventOf(row) });
        return { id };
      },
    }),

    route(restoreAppVersion, {
      rate: perMinute(120),
      handle: async ({ input: { id }, person, request }) => {
        const restored = await database.transaction(async (transaction) => {
          const row = await findDeletedVersion(transaction, id);
          if (!row) return fail('NotFound', sentence('problem.content.noDeletedVersion'));
          if (await isCodeTaken(transaction, row.package_name, row.version_code))
            return takenCode(row.package_name, row.version_code);
          const changes = { deleted_at: null, version: row.version + 1, updated_at: now() };
          await updateVersion(transaction, id, changes);
          return { ...row, ...changes };
        });
        if (restored instanceof Failure) return restored;
        events.emit({
          type: 'app version restored',
          from: originOf(request),
          personId: person.id,
          ...eventOf(restored),
        });
        return shownVersion(restored);
      },
    }),
  ];
}

/** What people type cannot go against what Android will read in the file. */
function checkFactsUnchanged(
  facts: KeptFacts,
  typed: { readonly packageName: string; readonly versionCode: number; readonly minSdk: number | null },
) {
  for (const name of ['packageName', 'versionCode', 'minSdk'] as const) {
    if (facts[name] !== null && facts[name] !== typed[name])
      return invalidAt(
        `/${name}`,
        'invalid_value',
        sentence('problem.content.inFile', { field: name, value: facts[name] }),
      );
  }
  return null;
}

/** Removes control characters, some of which PostgreSQL does not store. */
const textOf = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
