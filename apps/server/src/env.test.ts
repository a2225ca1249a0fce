import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv, SettingError } from './env.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apiyard-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const secret = 'a secret of at least thirty-two characters';

test('without settings the server listens on loopback only and keeps everything in one folder', () => {
  const env = readEnv({ DATA_DIR: folder });
  expect(env).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: folder,
    filesDir: join(folder, 'files'),
    webDir: join(import.meta.dirname, '../../web/dist'),
    databaseUrl: null,
    publicUrl: null,
    appSecret: readFileSync(join(folder, 'secret.new'), 'utf8').trim(),
    isSecretInFile: true,
    admin: null,
    egressAllow: [],
    scraperTestEveryS: 3600,
    smtpUrl: null,
    mailFrom: null,
    trustProxy: false,
    hstsSubdomains: false,
    busyDelayMs: 1000,
    connections: { inAll: null, perAddress: null },
    logLevel: 'info',
  });
});

test('the secret is created once, readable by its owner only, and stored', () => {
  const first = readEnv({ DATA_DIR: folder }).appSecret;
  expect(first).toMatch(/^[A-Za-z0-9_-]{64}$/);
  expect(statSync(join(folder, 'secret.new')).mode & 0o777).toBe(0o600);
  expect(readEnv({ DATA_DIR: folder }).appSecret).toBe(first);
});

test('every setting is read', () => {
  const env = readEnv({
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: folder,
    FILES_DIR: join(folder, 'uploads'),
    WEB_DIR: join(folder, 'web'),
    DATABASE_URL: 'postgres://u:p@db:5432/apiyard',
    PUBLIC_URL: 'https://apiyard.example',
    APP_SECRET: secret,
    ADMIN_USERNAME: 'root',
    ADMIN_EMAIL: 'root@apiyard.example',
    ADMIN_PASSWORD: 'correct horse',
    EGRESS_ALLOW: 'Intranet.example:8080, [::1]:9000',
    SMTP_URL: 'smtp://mail:587',
    MAIL_FROM: 'yard@apiyard.example',
    TRUST_PROXY: '10.0.0.0/8,127.0.0.1',
    SCRAPER_TEST_EVERY_S: '0',
    HSTS_SUBDOMAINS: '1',
    BUSY_DELAY_MS: '250',
    CONNECTIONS_MAX: '500',
    CONNECTIONS_PER_ADDRESS_MAX: '50',
    LOG_LEVEL: 'warn',
  });
  expect({ ...env, publicUrl: env.publicUrl?.origin }).toEqual({
    port: 0,
    host: '0.0.0.0',
    dataDir: folder,
    filesDir: join(folder, 'uploads'),
    webDir: join(folder, 'web'),
    databaseUrl: 'postgres://u:p@db:5432/apiyard',
    publicUrl: 'https://apiyard.example',
    appSecret: secret,
    isSecretInFile: false,
    admin: { username: 'root', email: 'root@apiyard.example', password: 'correct horse' },
    egressAllow: [
      { host: 'intranet.example', port: 8080 },
      { host: '::1', port: 9000 },
    ],
    scraperTestEveryS: 0,
    smtpUrl: 'smtp://mail:587',
    mailFrom: 'yard@apiyard.example',
    trustProxy: ['10.0.0.0/8', '127.0.0.1'],
    hstsSubdomains: true,
    busyDelayMs: 250,
    connections: { inAll: 500, perAddress: 50 },
    logLevel: 'warn',
  });
  expect(readEnv({ DATA_DIR: folder, TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readEnv({ DATA_DIR: folder, PORT: '' }).port).toBe(3000);
});

const refusals: [Record<string, string>, string][] = [
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535; it is "abc".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535; it is "65536".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535; it is "-1".'],
  [{ CONNECTIONS_MAX: '0' }, 'CONNECTIONS_MAX must be a whole number of connections, at least 1.'],
  [
    { CONNECTIONS_PER_ADDRESS_MAX: 'many' },
    'CONNECTIONS_PER_ADDRESS_MAX must be a whole number of connections, at least 1.',
  ],
  [{ HOST: 'two words' }, 'HOST must be one address to listen on, such as 127.0.0.1 or 0.0.0.0.'],
  [
    { DATABASE_URL: 'mysql://db/x' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/apiyard.',
  ],
  [
    { DATABASE_URL: 'postgres://db/x' },
    'DATABASE_URL requires APP_SECRET, the same for every process. Generate one with "openssl rand -base64 48".',
  ],
  [{ PUBLIC_URL: 'apiyard.example' }, 'PUBLIC_URL must be an address such as https://apiyard.example.'],
  ...[
    'https://example.com/?a=1',
    'https://example.com/a b',
    'https://example.com/yard//',
    'https://me@example.com/',
  ].map(
    (address) =>
      [
        { PUBLIC_URL: address },
        'PUBLIC_URL must be an address such as https://apiyard.example or https://example.org/tools.',
      ] as [Record<string, string>, string],
  ),
  [
    { APP_SECRET: 'short' },
    'APP_SECRET must have at least 32 characters. Generate one with "openssl rand -base64 48".',
  ],
  [
    { ADMIN_USERNAME: '-x', ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'long enough' },
    'ADMIN_USERNAME must have 3 to 32 letters, digits, dots, dashes or underscores, and start with a letter or digit.',
  ],
  [
    { ADMIN_USERNAME: 'root' },
    'ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD must be set together. Set ADMIN_EMAIL and ADMIN_PASSWORD too.',
  ],
  [
    { ADMIN_USERNAME: 'root', ADMIN_EMAIL: 'root', ADMIN_PASSWORD: 'long enough' },
    'ADMIN_EMAIL must be an email address.',
  ],
  [
    { ADMIN_USERNAME: 'root', ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' },
    'ADMIN_PASSWORD must have at least 8 characters.',
  ],
  [
    { EGRESS_ALLOW: 'intranet.example' },
    'EGRESS_ALLOW must be a list of host:port separated by commas, such as intranet.example:8080; "intranet.example" is not valid.',
  ],
  [
    { SCRAPER_TEST_EVERY_S: '1.5' },
    'SCRAPER_TEST_EVERY_S must be a whole number of seconds, or 0 to turn off scheduled tests.',
  ],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
  [{ MAIL_FROM: 'Yard <yard@apiyard.example>' }, 'MAIL_FROM must be an email address, without a name.'],
  [
    { TRUST_PROXY: 'yes' },
    'TRUST_PROXY must be the number of proxies in front of the server, or their addresses separated by commas, such as 10.0.0.0/8.',
  ],
  [{ HSTS_SUBDOMAINS: 'yes', PUBLIC_URL: 'https://apiyard.example' }, 'HSTS_SUBDOMAINS must be 1 or 0.'],
  [
    { HSTS_SUBDOMAINS: '1', PUBLIC_URL: 'http://apiyard.example' },
    'HSTS_SUBDOMAINS=1 requires a PUBLIC_URL that starts with https://.',
  ],
  [{ BUSY_DELAY_MS: '1s' }, 'BUSY_DELAY_MS must be a whole number of milliseconds, or 0 to never reject requests.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
];

test.each(refusals)('%j is refused with a sentence', (given, sentence) => {
  expect(() => readEnv({ DATA_DIR: folder, ...given })).toThrow(new SettingError(sentence));
});

test('a data folder that cannot be written is refused with a sentence', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => readEnv({ DATA_DIR: join(file, 'data') })).toThrow(
    new SettingError(
      `DATA_DIR is ${join(file, 'data')}, which this user cannot write to. Make it writable, or set DATA_DIR to another folder.`,
    ),
  );
});

test("processes of several containers, which all have the same number, are not in each other's way", () => {
  // What another one tries in this moment.
  mkdirSync(join(folder, `.write-test-${process.pid}`));
  expect(readEnv({ DATA_DIR: folder, APP_SECRET: secret }).dataDir).toBe(folder);
});

test('a process that starts while another creates the secret sees all of it or nothing', async () => {
  const rounds = 300;
  const watcher = new Worker(
    `const { existsSync, readFileSync } = require('node:fs');
     const { parentPort, workerData: { folder, rounds } } = require('node:worker_threads');
     const seen = new Set();
     parentPort.postMessage('ready');
     for (let round = 0; round < rounds; ) {
       const file = folder + '/' + round + '/secret.new';
       if (!existsSync(file)) continue;
       const { length } = readFileSync(file);
       seen.add(length);
       if (length > 0) round += 1;
     }
     parentPort.postMessage([...seen]);`,
    { eval: true, workerData: { folder, rounds } },
  );
  await once(watcher, 'message');
  const seen = once(watcher, 'message');
  for (let round = 0; round < rounds; round += 1) readEnv({ DATA_DIR: join(folder, String(round)) });
  expect(await seen).toEqual([[65]]);
});

test('a damaged secret is refused rather than replaced', () => {
  writeFileSync(join(folder, 'secret'), 'cut\n');
  expect(() => readEnv({ DATA_DIR: folder })).toThrow(
    new SettingError(
      `The secret in ${join(folder, 'secret')} is too short. Restore the file from a backup, or set APP_SECRET to its previous value. ` +
        'If it is permanently lost, run "npx -y pnpm@12.21.0 secret:accept". API keys, authenticator apps and stored secrets must then be created again.',
    ),
  );
});
