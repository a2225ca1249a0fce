/** An APK upload in progress; the bytes received so far are in the files folder. */
export interface AppUploadTable {
  /** UUID v7; the version created from it has the same ID. */
  id: string;
  file_name: string;
  size_bytes: number;
  /** Bytes durably on disk. */
  received: number;
  /** JSON result of checking the complete file; null before. */
  facts: string | null;
  /** Time of the last part. */
  touched_at: number;
  /** The admin's ID; null for uploads from before it was stored. Deleted with the upload, after a day at most. */
  begun_by: string | null;
}
