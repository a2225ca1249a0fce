/** Signature algorithms of RFC 7518 and RFC 8037. */
export const signatureAlgorithms = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
] as const;
export type SignatureAlgorithm = (typeof signatureAlgorithms)[number];
