import type { AppSecret } from '../two-steps-setup.machine.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/noor?secret=${secret}`;

/** The rows of the QR code of `uri`: a hexadecimal number each, a bit for each module. */
const rows = `
  1fdf577f 1043e041 1757975d 175b985d 1758fe5d 10489b41 1fd5557f 000a4b00 1e523f9d 058b8773
  15429c9e 1a22d571 0f78bb0e 09152fcf 014a0643 0cb576ba 0655901a 0a97ad22 11d59160 008afedf
  0ed609fe 001b2517 1fc77b56 1044551a 174425ff 17502ab2 1755790d 1050c162 1fdb8752
`
  .trim()
  .split(/\s+/);
const quietZone = 4;

const modules = rows.flatMap((row, y) =>
  Array.from(Number.parseInt(row, 16).toString(2).padStart(rows.length, '0'), (bit, x) =>
    bit === '1' ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '',
  ),
);

export const storySecret: AppSecret = {
  secret,
  uri,
  qr: { size: rows.length + 2 * quietZone, path: modules.join('') },
};
