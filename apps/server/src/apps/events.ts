/** What happens to Android apps. */
import type { Events } from '../events.ts';

interface OfVersion {
  personId: string;
  versionId: string;
  packageName: string;
  versionCode: number;
}

interface Happenings {
  'app upload begun': { personId: string; uploadId: string; sizeBytes: number };
  'app upload refused': { personId: string; uploadId: string; reason: string };
  'app upload checked': { personId: string; uploadId: string; sha256: string; packageName: string | null };
  'app version made': OfVersion & { state: 'draft' | 'published' };
  'app version saved': OfVersion & { state: 'draft' | 'published' };
  'app version deleted': OfVersion;
  'app version restored': OfVersion;
  'app uploads swept': { uploads: number; versions: number };
}

export type AppEvents = Events<Happenings>;
