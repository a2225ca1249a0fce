/** What each version is made of (RFC 9562, section 4.2). */
export const versionNames: Readonly<Record<number, string>> = {
  1: 'time',
  2: 'dce_security',
  3: 'md5_name',
  4: 'random',
  5: 'sha1_name',
  6: 'reordered_time',
  7: 'unix_time',
  8: 'custom',
};

/** The namespaces of RFC 9562, section 6.6. */
const namespaces: Readonly<Record<string, string>> = {
  '6ba7b810-9dad-11d1-80b4-00c04fd430c8': 'DNS',
  '6ba7b811-9dad-11d1-80b4-00c04fd430c8': 'URL',
  '6ba7b812-9dad-11d1-80b4-00c04fd430c8': 'OID',
  '6ba7b814-9dad-11d1-80b4-00c04fd430c8': 'X500',
};

/** The registered name of a namespace, or null. */
export const namespaceOf = (uuid: string): string | null => namespaces[uuid] ?? null;
