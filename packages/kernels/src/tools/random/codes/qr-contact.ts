import type { Contact } from './qr/payload.ts';
import { mecardPayload, vcardPayload } from './qr/payload.ts';
import type { Look } from './qr/picture.ts';
import { qrPicture } from './qr/picture.ts';

/** A QR code with a contact card. */
export default async (input: Look & Contact & { readonly card: 'vcard' | 'mecard' }) =>
  qrPicture(input.card === 'vcard' ? vcardPayload(input) : mecardPayload(input), input, '/note');
