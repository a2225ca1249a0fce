/** What admins uploaded. The files have the id as their name. */
export interface PictureTable {
  /** SHA-256 of the WebP, in hexadecimal. */
  id: string;
  width: number;
  height: number;
  size_bytes: number;
  created_at: number;
  /** Time of the last upload or use: unused pictures are deleted a week later. */
  used_at: number;
}
