import type { AppUpload, AppVersion } from '@apiyard/api/contract/content/apps';
import type { UploadView } from '../upload/UploadCard.tsx';

const sha256 = '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef';
const certificateSha256 = '9e107d9d372bb6826bd81d3542a419d6e2a3b1c4d5e6f708192a3b4c5d6e7f80';

export const version = (given: Partial<AppVersion> = {}): AppVersion => ({
  id: 'version-42',
  version: 1,
  packageName: 'com.example.yard',
  label: 'Yard Converter',
  versionName: '1.4.2',
  versionCode: 42,
  minSdk: 26,
  sizeBytes: 18_400_000,
  sha256,
  certificateSha256,
  hasIcon: false,
  changelog: '- Convert whole folders',
  state: 'published',
  publishedAt: '2026-11-18T09:00:00.000Z',
  downloads: 1204,
  createdAt: '2026-11-18T08:30:00.000Z',
  updatedAt: '2026-11-18T09:00:00.000Z',
  ...given,
});

export const versions: readonly AppVersion[] = [
  version({
    id: 'version-43',
    versionName: '1.5-beta',
    versionCode: 43,
    state: 'draft',
    publishedAt: null,
    downloads: 0,
    createdAt: '2026-11-20T08:30:00.000Z',
  }),
  version(),
  version({
    id: 'sudoku-9',
    packageName: 'com.example.sudoku',
    label: 'Sudoku',
    versionName: '0.9',
    versionCode: 9,
    downloads: 312,
    createdAt: '2026-09-30T08:30:00.000Z',
  }),
];

export const upload = (given: Partial<AppUpload> = {}): AppUpload => ({
  id: 'upload-1',
  fileName: 'yard-1.5.apk',
  sizeBytes: 18_400_000,
  received: 7_360_000,
  chunkBytesMax: 4_000_000,
  facts: null,
  ...given,
});

export const checked = upload({
  received: 18_400_000,
  facts: {
    sha256,
    packageName: 'com.example.yard',
    versionName: '1.5',
    versionCode: 44,
    label: 'Yard Converter',
    minSdk: 26,
    certificateSha256,
    hasIcon: false,
  },
});

export const unread = upload({
  received: 18_400_000,
  facts: {
    sha256,
    packageName: null,
    versionName: null,
    versionCode: null,
    label: null,
    minSdk: null,
    certificateSha256: null,
    hasIcon: false,
  },
});

export const view = (given: Partial<UploadView> = {}): UploadView => ({
  state: 'idle',
  file: null,
  upload: null,
  bytesPerS: null,
  error: null,
  isOther: false,
  ...given,
});
