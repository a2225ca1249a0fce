import type { App, AppRelease, AppSummary } from '@apiyard/api/contract/content/apps';

const sha256 = '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef';
const certificateSha256 = '9e107d9d372bb6826bd81d3542a419d6e2a3b1c4d5e6f708192a3b4c5d6e7f80';

export const release = (given: Partial<AppRelease> = {}): AppRelease => ({
  versionName: '1.4.2',
  versionCode: 42,
  minSdk: 26,
  sizeBytes: 18_400_000,
  sha256,
  certificateSha256,
  changelog: '- Convert whole folders\n- Starts **twice as fast**\n- Reads the language of your phone',
  publishedAt: '2026-11-18T09:00:00.000Z',
  downloads: 1204,
  ...given,
});

const older = [
  release({
    versionName: '1.4.1',
    versionCode: 41,
    sizeBytes: 18_100_000,
    sha256: sha256.replace(/^5f/, '61'),
    changelog: 'Repairs the share button on Android 15.',
    publishedAt: '2026-10-21T09:00:00.000Z',
    downloads: 3310,
  }),
  release({
    versionName: '1.3',
    versionCode: 35,
    sizeBytes: 17_600_000,
    sha256: sha256.replace(/^5f/, '72'),
    changelog: '',
    publishedAt: '2026-09-02T09:00:00.000Z',
    downloads: 871,
  }),
];

export const harbourApp: App = {
  packageName: 'com.example.yard',
  label: 'Yard Converter',
  hasIcon: false,
  downloads: 5385,
  versions: [release(), ...older],
};

export const apps: readonly AppSummary[] = [
  { packageName: 'com.example.yard', label: 'Yard Converter', hasIcon: false, downloads: 5385, newest: release() },
  {
    packageName: 'com.example.prayer',
    label: 'مواقيت الصلاة',
    hasIcon: false,
    downloads: 1,
    newest: release({ versionName: '2.0', minSdk: null, sizeBytes: 6_200_000 }),
  },
  {
    packageName: 'com.example.sudoku',
    label: 'Sudoku',
    hasIcon: false,
    downloads: 312,
    newest: release({ versionName: '0.9-beta', minSdk: 37, sizeBytes: 940_000 }),
  },
];
