/** Where the last backup is noted: `{ at }`, Unix milliseconds. */
export const lastBackupSetting = 'last backup';
