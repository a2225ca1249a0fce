const picture = /^image\/(?:avif|gif|jpeg|png|webp)$/;

/** Whether all files are pictures that browsers show. */
export const arePictures = (files: readonly File[]): boolean =>
  files.length > 0 && files.every(({ type }) => picture.test(type));
