import type { Network } from './qr/payload.ts';
import { wifiPayload } from './qr/payload.ts';
import type { Look } from './qr/picture.ts';
import { qrPicture } from './qr/picture.ts';

/** A QR code that connects phones to a network. */
export default async (input: Look & Network) => qrPicture(wifiPayload(input), input, '/ssid');
