import type { AppUpload, AppVersion } from '@apiyard/api/contract/content/apps';
import {
  createAppUpload,
  createAppVersion,
  deleteAppVersion,
  finishAppUpload,
  listAppVersions,
  putAppUploadPart,
  restoreAppVersion,
  saveAppVersion,
} from '@apiyard/api/contract/content/apps';
import { fail } from '@apiyard/api/contract/endpoint';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { unread, upload, version, versions } from './story-apps.ts';

/**
 * Responses of the page's calls, based on versions that reflect changes, and one upload whose manifest could not be
 * read.
 */
export function appFixtures() {
  let list: readonly AppVersion[] = versions;
  let deleted: AppVersion | undefined;
  let sent: AppUpload = upload();
  const find = (id: string) => list.find((each) => each.id === id);
  const put = (changed: AppVersion) => {
    list = list.map((each) => (each.id === changed.id ? changed : each));
    return changed;
  };
  const gone = () => fail('NotFound', 'Gone.');
  return {
    /** What another admin saved. */
    changeElsewhere: (id: string, changes: Partial<AppVersion>) => {
      const found = find(id);
      if (found) put({ ...found, ...changes, version: found.version + 1 });
    },
    handlers: [
      fixture(listAppVersions, () => ({ items: [...list], next: null })),
      fixture(createAppUpload, ({ input }) => (sent = upload({ ...input, received: 0 }))),
      fixture(
        putAppUploadPart,
        ({ input: { offset } }) =>
          (sent = { ...sent, received: Math.min(Number(offset) + sent.chunkBytesMax, sent.sizeBytes) }),
      ),
      fixture(finishAppUpload, () => (sent = { ...sent, facts: unread.facts })),
      fixture(createAppVersion, ({ input: { uploadId, ...details } }) => {
        const made = version({ ...details, id: `of-${uploadId}`, downloads: 0 });
        list = [made, ...list];
        return made;
      }),
      fixture(saveAppVersion, ({ input: { id, version: known, ...changes } }) => {
        const found = find(id);
        if (found === undefined) return gone();
        if (found.version !== known) return fail('Stale', 'Someone else changed it.', { version: found.version });
        return put({ ...found, ...changes, version: known + 1 });
      }),
      fixture(deleteAppVersion, ({ input: { id } }) => {
        deleted = find(id);
        list = list.filter((each) => each.id !== id);
        return { id };
      }),
      fixture(restoreAppVersion, () => {
        if (deleted === undefined) return gone();
        list = [...list, deleted];
        return deleted;
      }),
    ],
  };
}
