import type { Attachment } from '@apiyard/api/contract/modules/email';

/** Files are part of the saved email, as data URLs: larger ones would slow down each change. */
const sizeBytesMax = 1_000_000;
const countMax = 10;

export type AttachProblem =
  | { readonly kind: 'tooLarge'; readonly file: string }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'noRoom'; readonly file: string };

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}

/** How long the text of an email can be with its pictures, in characters. The contract allows a million. */
export const contentMax = 900_000;

/** A kind of picture that every browser shows. */
export const previewed = /^image\/(?:avif|gif|jpeg|png|webp)$/;

/** Adds files to attachments, as far as they fit. The first that does not is the problem; the others are still added. */
export async function attachFiles(
  attached: readonly Attachment[],
  files: readonly File[],
): Promise<{ readonly attachments: Attachment[]; readonly problem: AttachProblem | null }> {
  const attachments = [...attached];
  let problem: AttachProblem | null = null;
  for (const file of files) {
    if (file.size > sizeBytesMax) problem ??= { kind: 'tooLarge', file: file.name };
    else if (attachments.length >= countMax) problem ??= { kind: 'tooMany' };
    else {
      const url = await dataUrlOf(file);
      const image = previewed.test(file.type) ? url : null;
      attachments.push({ id: crypto.randomUUID(), title: file.name || 'file', fileSize: file.size, url, image });
    }
  }
  return { attachments, problem };
}
