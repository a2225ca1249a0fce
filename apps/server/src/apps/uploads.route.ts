/** Uploads: started, resumed, and checked when complete. A part is confirmed once it is on disk. */
import type { ApkFacts, AppUpload } from '@apiyard/api/contract/content/apps';
import {
  apkChunkBytesMax,
  apkSizeBytesMax,
  appUploadsMax,
  cancelAppUpload,
  createAppUpload,
  finishAppUpload,
  getAppUpload,
  putAppUploadPart,
} from '@apiyard/api/contract/content/apps';
import { fail } from '@apiyard/api/contract/endpoint';
import { newId } from '../db/id.ts';
import { originOf } from '../events.ts';
import { RefusedBody } from '../http/body/json-body.ts';
import { storageFailure, storageProblemOf } from '../http/storage/storage-failure.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { readApk } from './apk/read-apk.ts';
import { storeFinalFile, removeFiles, writeIcon, writePart } from './files.ts';
import type { AppServices } from './services.ts';
import { advanceUpload, deleteUpload, findUpload, insertUpload, listUploadSizes, setFacts } from './uploads-store.ts';
import type { UploadRow } from './uploads-store.ts';
import { sentence } from '../problems/sentence.ts';

/** The result of the check, with the fields that only the server needs. */
export interface KeptFacts extends ApkFacts {
  readonly iconType: string | null;
}

export function uploadRoutes(services: AppServices): Route[] {
  const { database, files, events, closing, now } = services;
  const { kysely } = database;
  /** Parallel checks of one upload share one run. */
  const checking = new Map<string, Promise<KeptFacts | string>>();

  async function check(id: string, sizeBytes: number, personId: string): Promise<KeptFacts | string> {
    const sha256 = await storeFinalFile(files, id, sizeBytes);
    const looked = await readApk(files.apkOf(id, sha256), personId, closing);
    if (!looked.isApk) return looked.reason;
    const { icon, ...read } = looked.read;
    if (icon !== null) await writeIcon(files, id, icon.bytes);
    return { sha256, ...read, hasIcon: icon !== null, iconType: icon?.type ?? null };
  }

  return [
    route(createAppUpload, {
      rate: perMinute(60),
      handle: async ({ input: { fileName, sizeBytes }, person, request }) => {
        if (sizeBytes > apkSizeBytesMax)
          return fail('TooLarge', sentence('problem.content.apkSize', { limit: apkSizeBytesMax }), {
            sizeBytesMax: apkSizeBytesMax,
          });
        const row = {
          id: newId(now()),
          file_name: fileName,
          size_bytes: sizeBytes,
          received: 0,
          facts: null,
          touched_at: now(),
          begun_by: person.id,
        };
        const refused = await database.transaction(async (transaction) => {
          const open = await listUploadSizes(transaction);
          if (open.filter(({ begun_by }) => begun_by === person.id).length >= appUploadsMax.own) return tooManyOwn();
          if (
            open.length >= appUploadsMax.all ||
            open.reduce((sum, { size_bytes }) => sum + size_bytes, sizeBytes) > appUploadsMax.bytes
          )
            return tooManyInAll();
          await insertUpload(transaction, row);
          return null;
        });
        if (refused !== null) return refused;
        events.emit({
          type: 'app upload begun',
          from: originOf(request),
          personId: person.id,
          uploadId: row.id,
          sizeBytes,
        });
        return shownUpload(row);
      },
    }),

    route(getAppUpload, {
      rate: perMinute(300),
      handle: async ({ input: { id } }) => {
        const row = await findUpload(kysely, id);
        return row ? shownUpload(row) : unknownUpload();
      },
    }),

    route(putAppUploadPart, {
      rate: perMinute(1200),
      bodyBytesMax: apkChunkBytesMax,
      handle: async ({ input: { id, offset: text }, body }) => {
        const row = await findUpload(kysely, id);
        if (!row) return unknownUpload();
        const offset = Number(text);
        if (row.facts !== null || offset !== row.received) return wrongOffset(row);
        let written: number;
        let error: unknown;
        try {
          ({ written, error } = await writePart(files, id, offset, upTo(body, row.size_bytes - offset)));
        } catch (failure) {
          throw storageProblemOf(failure) === 'full' ? diskFull() : failure;
        }
        if (error instanceof PastTheEnd)
          return fail('TooLarge', sentence('problem.content.moreArrived', { size: row.size_bytes }), {
            sizeBytesMax: row.size_bytes,
          });
        if (written > 0) {
          await advanceUpload(kysely, id, { from: offset, to: offset + written, nowMs: now() });
        }
        if (error !== null) throw storageProblemOf(error) === 'full' ? diskFull() : error;
        const after = await findUpload(kysely, id);
        return after ? shownUpload(after) : unknownUpload();
      },
    }),

    route(finishAppUpload, {
      rate: perMinute(60),
      handle: async ({ input: { id }, person, request }) => {
        const row = await findUpload(kysely, id);
        if (!row) return unknownUpload();
        if (row.facts !== null) return shownUpload(row);
        if (row.received !== row.size_bytes) return wrongOffset(row);
        let checked = checking.get(id);
        if (!checked) {
          checked = check(id, row.size_bytes, row.begun_by ?? '').finally(() => checking.delete(id));
          checking.set(id, checked);
        }
        let facts: KeptFacts | string;
        try {
          facts = await checked;
        } catch (error) {
          throw storageProblemOf(error) === 'full' ? diskFull() : error;
        }
        if (typeof facts === 'string') {
          await deleteUpload(kysely, id);
          await removeFiles(files, id);
          events.emit({
            type: 'app upload refused',
            from: originOf(request),
            personId: person.id,
            uploadId: id,
            reason: facts,
          });
          return fail('NotAnApk', sentence('problem.content.notApk', { reason: facts }), {
            reason: facts,
          });
        }
        await setFacts(kysely, id, JSON.stringify(facts), now());
        events.emit({
          type: 'app upload checked',
          from: originOf(request),
          personId: person.id,
          uploadId: id,
          sha256: facts.sha256,
          packageName: facts.packageName,
        });
        return shownUpload({ ...row, facts: JSON.stringify(facts) });
      },
    }),

    route(cancelAppUpload, {
      rate: perMinute(60),
      handle: async ({ input: { id } }) => {
        if (!(await deleteUpload(kysely, id))) return unknownUpload();
        await removeFiles(files, id);
        return { id };
      },
    }),
  ];
}

const tooManyOwn = () => fail('TooManyUploads', sentence('problem.content.ownUploads', { max: appUploadsMax.own }));
const tooManyInAll = () => fail('TooManyUploads', sentence('problem.content.allUploads'));

class PastTheEnd extends Error {}

/** Passes on no byte beyond the declared length of the file. */
async function* upTo(body: AsyncIterable<Buffer>, left: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > left) throw new PastTheEnd();
    yield chunk;
  }
}

export const factsOf = ({ facts }: Pick<UploadRow, 'facts'>): KeptFacts | null =>
  facts === null ? null : (JSON.parse(facts) as KeptFacts);

function shownUpload(row: UploadRow): AppUpload {
  const kept = factsOf(row);
  const { iconType: _, ...facts } = kept ?? { iconType: null };
  return {
    id: row.id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    received: row.received,
    chunkBytesMax: apkChunkBytesMax,
    facts: kept === null ? null : (facts as ApkFacts),
  };
}

export const unknownUpload = () => fail('NotFound', sentence('problem.content.noUpload'));
const wrongOffset = ({ received }: UploadRow) =>
  fail('WrongOffset', sentence('problem.content.wrongOffset', { received }), { received });
const diskFull = () => new RefusedBody(storageFailure('full', sentence('problem.content.uploadDiskFull')));
