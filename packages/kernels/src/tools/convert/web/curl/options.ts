/** The options of curl (https://curl.se/docs/manpage.html) by their short name. */
export const shortNames: Readonly<Record<string, string>> = {
  X: 'request',
  H: 'header',
  d: 'data',
  F: 'form',
  u: 'user',
  A: 'user-agent',
  e: 'referer',
  b: 'cookie',
  c: 'cookie-jar',
  o: 'output',
  x: 'proxy',
  m: 'max-time',
  T: 'upload-file',
  E: 'cert',
  w: 'write-out',
  D: 'dump-header',
  r: 'range',
  K: 'config',
  G: 'get',
  I: 'head',
  L: 'location',
  k: 'insecure',
  s: 'silent',
  S: 'show-error',
  v: 'verbose',
  i: 'include',
  f: 'fail',
  O: 'remote-name',
  N: 'no-buffer',
  g: 'globoff',
  '#': 'progress-bar',
  '0': 'http1.0',
  '4': 'ipv4',
  '6': 'ipv6',
};

/** Options that take a value. */
export const withValue = new Set(
  `request header data data-raw data-ascii data-binary data-urlencode json form form-string user user-agent referer cookie
  cookie-jar output proxy proxy-user max-time connect-timeout upload-file cert key cacert capath write-out dump-header range
  config url url-query retry retry-delay retry-max-time max-redirs limit-rate resolve interface oauth2-bearer aws-sigv4 ciphers
  tls-max noproxy unix-socket max-filesize output-dir speed-limit speed-time keepalive-time connect-to dns-servers`.split(
    /\s+/,
  ),
);
