/** Where the last backup is noted: `{ at, bytes }`, Unix milliseconds. */
export const lastBackupSetting = 'last backup';
