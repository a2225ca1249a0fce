import type { Editor } from '@tiptap/core';

/** Kinds that every browser shows. */
export const pictureTypes = ['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp'];

/** Whether all files are pictures that browsers show. */
export const arePictures = (files: readonly File[]): boolean =>
  files.length > 0 && files.every(({ type }) => pictureTypes.includes(type));

/** Inserts pictures one after the other. What cannot be read is left out. */
export async function insertPictures(
  editor: Editor,
  readPicture: (file: File) => Promise<string | null>,
  pictures: readonly File[],
  at: number,
): Promise<void> {
  let next = at;
  for (const picture of pictures) {
    const src = await readPicture(picture);
    if (src === null || editor.isDestroyed) continue;
    const place = Math.min(next, editor.state.doc.content.size);
    editor.commands.insertContentAt(place, { type: 'image', attrs: { src, alt: picture.name } });
    next = place + 1;
  }
}
