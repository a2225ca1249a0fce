/** Copies of the contract's limits: importing the contract would add its schemas to the bundle. */
export const titleCharsMax = 160;
export const bodyCharsMax = 20_000;
export const contentCharsMax = 100_000;
export const categoryCharsMax = 60;
export const galleryNameCharsMax = 120;
export const pictureBytesMax = 10_000_000;
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const;
