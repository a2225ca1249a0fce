/** An APK upload in progress; the bytes received so far are in the files folder. */
export interface AppUploadTable {
  /** UUID v7; the version created from it has the same ID. */
  id: string;
  file_name: string;
  size_bytes: number;
  /** Bytes durably on disk. */
  received: number;
  /** JSON of what the whole file was found to be; null before. */
  facts: string | null;
  /** Time of the last part. */
  touched_at: number;
  /** The admin's id; null for those from before it was kept. Gone with the upload, after a day at most. */
  begun_by: string | null;
}
