import type { Action } from './qr/payload.ts';
import { actionPayload } from './qr/payload.ts';
import type { Look } from './qr/picture.ts';
import { qrPicture } from './qr/picture.ts';

/** A QR code that writes, calls or opens a map. */
export default async (input: Look & Action) => qrPicture(actionPayload(input), input);
