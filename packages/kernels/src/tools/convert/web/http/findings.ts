import type { Note } from '../../../../faults/note.ts';
import type { Block, Header } from './parse.ts';

const yearS = 31_536_000;

/** What is risky, contradictory or without effect in a block of headers. */
export function findingsOf(block: Block): Note[] {
  const { headers } = block;
  const all = headers.flatMap((header, at) =>
    (checks[header.name.toLowerCase()] ?? [])
      .flatMap((check) => check(header, block))
      .map((note): Note => ({ pointer: `/headers/${at}`, ...note })),
  );
  return [...all, ...duplicates(block), ...missing(block)];
}

type Check = (header: Header, block: Block) => Note[];

const valuesOf = ({ headers }: Block, name: string): string[] =>
  headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);
const when = (condition: boolean, code: string, values?: Note['values']): Note[] =>
  condition ? [values === undefined ? { code } : { code, values }] : [];
const directive = ({ directives }: Header, name: string) => directives.find((each) => each.name === name);

const cookie: Check = (header) => {
  const [, name = ''] = /^([^=;]*)/.exec(header.value) ?? [];
  const has = (attribute: string) => directive(header, attribute) !== undefined;
  const sameSite = directive(header, 'samesite')?.value?.toLowerCase();
  const isHost = name.startsWith('__Host-');
  const breaksPrefix =
    (isHost && (!has('secure') || has('domain') || directive(header, 'path')?.value !== '/')) ||
    (name.startsWith('__Secure-') && !has('secure'));
  return [
    ...when(!has('secure'), 'missing_secure', { cookie: name }),
    ...when(!has('httponly'), 'missing_http_only', { cookie: name }),
    ...when(sameSite === undefined, 'missing_same_site', { cookie: name }),
    ...when(sameSite === 'none' && !has('secure'), 'same_site_none', { cookie: name }),
    ...when(breaksPrefix, 'cookie_prefix', { cookie: name }),
  ];
};

const transportSecurity: Check = (header) => {
  const age = directive(header, 'max-age')?.value;
  const seconds = age !== undefined && age !== null && /^\d+$/.test(age) ? Number(age) : null;
  if (seconds === null) return [{ code: 'hsts_invalid' }];
  return [...when(seconds === 0, 'hsts_off'), ...when(seconds > 0 && seconds < yearS, 'hsts_short', { seconds })];
};

const contentPolicy: Check = (header) => {
  const { directives } = header;
  const sources = (name: string) => directives.find((each) => each.name === name)?.value?.split(/\s+/) ?? null;
  const scripts = sources('script-src') ?? sources('default-src');
  // A nonce or hash makes browsers ignore 'unsafe-inline'.
  const isStrict = scripts?.some((source) => /^'(?:nonce|sha\d+)-/.test(source)) === true;
  const isOpen = (source: string) => source === '*' || /^(?:https?|data):$/.test(source);
  return [
    ...when(scripts === null, 'csp_no_scripts'),
    ...when(scripts?.includes("'unsafe-inline'") === true && !isStrict, 'csp_unsafe_inline'),
    ...when(scripts?.includes("'unsafe-eval'") === true, 'csp_unsafe_eval'),
    ...when(scripts?.some(isOpen) === true && !scripts.includes("'strict-dynamic'"), 'csp_any_source'),
    ...when(sources('base-uri') === null, 'csp_no_base_uri'),
    ...when(sources('object-src') === null && sources('default-src') === null, 'csp_no_object_src'),
  ];
};

const allowOrigin: Check = ({ value }, block) => {
  const [credentials] = valuesOf(block, 'access-control-allow-credentials');
  const isOne = value !== '*' && value !== 'null';
  const varies = valuesOf(block, 'vary').some((list) => /\borigin\b|\*/i.test(list));
  return [
    ...when(value === '*' && credentials === undefined, 'cors_any'),
    ...when(value === '*' && credentials !== undefined, 'cors_any_credentials'),
    ...when(value === 'null', 'cors_null'),
    ...when(/[,\s]/.test(value), 'cors_several'),
    ...when(isOne && !/[,\s]/.test(value) && !varies, 'cors_no_vary'),
  ];
};

const cache: Check = (header, block) => {
  const has = (name: string) => directive(header, name) !== undefined;
  const stores = has('max-age') || has('s-maxage') || has('public') || has('immutable');
  return [
    ...when(has('no-store') && stores, 'cache_contradiction'),
    ...when(has('public') && has('private'), 'cache_public_private'),
    ...when(has('public') && valuesOf(block, 'set-cookie').length > 0, 'cache_cookie'),
    ...when(has('max-age') && valuesOf(block, 'expires').length > 0, 'expires_ignored'),
  ];
};

/** RFC 9110, section 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`. */
const date: Check = ({ name, value }) =>
  when(!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(value), 'bad_date', {
    name,
  });

const secret: Check = ({ name }) => [{ code: 'secret', values: { name } }];
const product: Check = ({ name, value }) =>
  when(/\d/.test(value), 'version_shown', { name, value: value.slice(0, 100) });

const checks: Readonly<Record<string, readonly Check[]>> = {
  'set-cookie': [cookie],
  'strict-transport-security': [transportSecurity],
  'content-security-policy': [contentPolicy],
  'access-control-allow-origin': [allowOrigin],
  'cache-control': [cache],
  date: [date],
  'last-modified': [date],
  expires: [(header, block) => (header.value === '0' || header.value === '-1' ? [] : date(header, block))],
  authorization: [secret],
  cookie: [secret],
  server: [product],
  'x-powered-by': [product],
  pragma: [() => [{ code: 'pragma_old' }]],
  'x-xss-protection': [({ value }) => when(value !== '0', 'xss_filter_old')],
  'x-content-type-options': [({ value }) => when(value.toLowerCase() !== 'nosniff', 'nosniff_invalid')],
  'x-frame-options': [({ value }) => when(!/^(?:deny|sameorigin)$/i.test(value), 'frame_options_invalid')],
  'referrer-policy': [({ value }) => when(/unsafe-url/i.test(value), 'referrer_unsafe')],
  'content-type': [({ value }) => when(/^text\/html\s*$/i.test(value), 'no_charset')],
  'content-length': [(_, block) => when(valuesOf(block, 'transfer-encoding').length > 0, 'length_and_chunks')],
};

/** Headers that may appear once: a second one is ignored or makes the message invalid. */
const single = new Set(
  `age content-length content-type date etag expires host last-modified location referer retry-after server user-agent
  authorization content-range strict-transport-security access-control-allow-origin x-frame-options`.split(/\s+/),
);

function duplicates(block: Block): Note[] {
  const names = block.headers.map(({ name }) => name.toLowerCase());
  return names.flatMap((name, at): Note[] =>
    single.has(name) && names.indexOf(name) < at
      ? [{ code: 'duplicate', pointer: `/headers/${at}`, values: { name } }]
      : [],
  );
}

/** Security headers that a page should have. */
function missing(block: Block): Note[] {
  const isPage = valuesOf(block, 'content-type').some((type) => /^text\/html/i.test(type));
  if (block.kind === 'request' || !isPage) return [];
  const lacks = (name: string) => valuesOf(block, name).length === 0;
  const policies = valuesOf(block, 'content-security-policy');
  return [
    ...when(lacks('strict-transport-security'), 'no_hsts'),
    ...when(policies.length === 0, 'no_csp'),
    ...when(lacks('x-content-type-options'), 'no_nosniff'),
    ...when(
      lacks('x-frame-options') && !policies.some((policy) => /frame-ancestors/i.test(policy)),
      'no_frame_protection',
    ),
    ...when(lacks('referrer-policy'), 'no_referrer_policy'),
  ];
}
