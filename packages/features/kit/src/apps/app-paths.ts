/** Android version names of API levels (https://apilevels.com); others are shown by number. */
const releases: Readonly<Record<number, string>> = {
  21: '5.0',
  22: '5.1',
  23: '6.0',
  24: '7.0',
  25: '7.1',
  26: '8.0',
  27: '8.1',
  28: '9',
  29: '10',
  30: '11',
  31: '12',
  32: '12L',
  33: '13',
  34: '14',
  35: '15',
  36: '16',
};

export const releaseOf = (apiLevel: number): string | undefined => releases[apiLevel];

/** Path of an app's public page. */
export const appPath = (packageName: string): string => `/android/${packageName}`;

/** Path of a version's file. */
export const filePath = (packageName: string, versionCode: number): string =>
  `/api/apps/${packageName}/versions/${versionCode}/file`;

export const iconPath = (packageName: string): string => `/api/apps/${packageName}/icon`;

/** Isolates a text in a sentence with another script (Unicode FSI and PDI). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
