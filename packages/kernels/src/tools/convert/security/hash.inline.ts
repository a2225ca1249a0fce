import type { InlineTool } from '../../../inline/inline-tool.ts';
import type hash from './hash.ts';

const algorithms = {
  md5: 'MD5',
  sha1: 'SHA-1',
  sha224: 'SHA-224',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
  blake3: 'BLAKE3',
  crc32: 'CRC-32',
} as const;

export default {
  examples: ['sha256 abc', 'SHA-512 abc', 'md5 hello'],
  read(line) {
    const { name = '', text = '' } = /^(?<name>[a-z]+-?\d+)\s+(?<text>.+)$/i.exec(line)?.groups ?? {};
    const algorithm = algorithms[name.toLowerCase().replace('-', '') as keyof typeof algorithms];
    return algorithm === undefined ? null : { text, algorithm };
  },
  show: ({ hashes }) => hashes.map(({ value }) => value),
} satisfies InlineTool<typeof hash>;
