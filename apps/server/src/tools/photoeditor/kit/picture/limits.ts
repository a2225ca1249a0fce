/** What pictures may be, so that none takes the server's memory or time. */
export const pictureBytesMax = 10_000_000;
/** Of all frames together. One byte for each of four channels makes 200 MB. */
export const pixelsMax = 50_000_000;
/** Of a side of a result: WebP has 16,383, and AVIF and JPEG have more. */
export const sideMax = 16_383;
export const resultBytesMax = 20_000_000;
/** The thread has ended by then. What it started ends after this time too. */
export const drawMaxS = 25;
/** Of AVIF and GIF, which take up to half a second for a megapixel. */
export const slowPixelsMax = 20_000_000;
