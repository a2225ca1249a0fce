/** An APK that is on its way in; what has arrived of it stands in the files folder. */
export interface AppUploadTable {
  /** UUID v7; the version that is made of it takes the same. */
  id: string;
  file_name: string;
  size_bytes: number;
  /** Bytes that are on the disk for good. */
  received: number;
  /** JSON of what the whole file was found to be; null before. */
  facts: string | null;
  /** When it was last heard of. */
  touched_at: number;
  /** The admin's id; null for those from before it was kept. Gone with the upload, after a day at most. */
  begun_by: string | null;
}
