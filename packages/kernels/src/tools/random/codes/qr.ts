import type { Look } from './qr/picture.ts';
import { qrPicture } from './qr/picture.ts';

/** A QR code of any text. */
export default ({ text, ...look }: Look & { readonly text: string }) => qrPicture(text, look);
