/** Checks files that not every change runs: the image, the compose file, the workflows. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { allocatorSettings } from './allocator-settings.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(repository, path), 'utf8');
const { packageManager, scripts, devDependencies } = JSON.parse(read('package.json')) as {
  packageManager: string;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};
const pnpm = packageManager;
const nodeMajor = devDependencies['node']?.split('.')[0];
const all = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, found = '']) => found);
/** The server's settings. */
const settings = new Set(all(read('apps/server/src/env.ts'), /^ {2}([A-Z][A-Z_]+): /gm));

describe('The image', () => {
  const dockerfile = read('Dockerfile');

  it('is made with the pnpm and the Node of the repository', () => {
    expect(all(dockerfile, /--global (pnpm@\S+)/g)).toEqual([pnpm]);
    expect(new Set(all(dockerfile, /^FROM node:(\d+)-/gm))).toEqual(new Set([nodeMajor]));
  });

  it('copies existing files, starts the server, and sets existing settings', () => {
    for (const path of all(dockerfile, /^COPY (?:--from=\w+ )?(?:\/app\/)?(\S+) /gm)) {
      if (path === '.' || path === 'node_modules' || path === 'apps/web/dist') continue;
      expect(existsSync(join(repository, path)), path).toBe(true);
    }
    expect(existsSync(join(repository, all(dockerfile, /^CMD \["node", .*"([^"]+)"\]$/gm)[0] ?? 'none'))).toBe(true);
    const set = all(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '', /([A-Z_]+)=/g).filter((name) => name !== 'NODE_ENV');
    expect(set.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('sets up the allocator as `pnpm start` does', () => {
    for (const [name, value] of Object.entries(allocatorSettings))
      expect(all(dockerfile, new RegExp(`^ENV ${name}=(\\S+)$`, 'gm'))).toEqual([value]);
  });

  it('takes nothing of this machine along', () => {
    const passedOver = read('.dockerignore').split('\n');
    for (const name of ['.git', '**/node_modules', '**/dist', 'data', '**/data', '.env'])
      expect(passedOver).toContain(name);
  });
});

interface Composition {
  readonly services: Readonly<
    Record<
      string,
      { readonly environment?: Record<string, string>; readonly volumes?: string[]; readonly depends_on?: string[] }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}

describe('The composition', () => {
  const { services, volumes } = load(read('compose.yaml')) as Composition;

  it('sets only settings of the server, from variables that the example names', () => {
    const { environment = {} } = services['apiyard'] ?? {};
    expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([]);
    const named = new Set(all(read('.env.example'), /^([A-Z_]+)=/gm));
    const asked = Object.values(services).flatMap((service) =>
      all(Object.values(service.environment ?? {}).join('\n'), /\$\{([A-Z_]+)/g),
    );
    expect(asked.filter((name) => !named.has(name) && name !== 'TRUST_PROXY')).toEqual([]);
    expect([...named].filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('passes on every setting that the image does not set itself', () => {
    const inImage = new Set(['HOST', 'PORT', 'DATA_DIR', 'FILES_DIR', 'WEB_DIR']);
    expect(
      Array.from(settings).filter((name) => !inImage.has(name) && !(name in (services['apiyard']?.environment ?? {}))),
    ).toEqual([]);
  });

  it('mounts volumes that are declared and files that are there', () => {
    for (const service of Object.values(services)) {
      for (const volume of service.volumes ?? []) {
        const [from = ''] = volume.split(':');
        expect(from.startsWith('./') ? existsSync(join(repository, from)) : from in volumes, volume).toBe(true);
      }
      for (const other of service.depends_on ?? []) expect(Object.keys(services)).toContain(other);
    }
  });
});

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'timeout-minutes'?: number;
        readonly steps: readonly {
          readonly run?: string;
          readonly uses?: string;
          readonly with?: { readonly 'node-version'?: number };
        }[];
      }
    >
  >;
}

describe.each(readdirSync(join(repository, '.github/workflows')))('The workflow %s', (name) => {
  const { jobs } = load(read(join('.github/workflows', name))) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('runs commands that exist, with the pnpm and the Node of the repository, and ends by itself', () => {
    for (const command of steps.flatMap(({ run }) => all(run ?? '', /npx -y (pnpm@\S+ .*)$/gm))) {
      const [version, ...words] = command.split(' ');
      expect(version).toBe(pnpm);
      const own = words[0] === '--filter' ? words[2] : words[0];
      const known =
        words[0] === '--filter'
          ? (JSON.parse(read('apps/storybook/package.json')) as { scripts: Record<string, string> }).scripts
          : { ...scripts, install: '' };
      expect(Object.keys(known)).toContain(own);
    }
    for (const { with: given } of steps)
      if (given?.['node-version'] !== undefined) expect(String(given['node-version'])).toBe(nodeMajor);
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it('takes actions that bring no Node older than 24 along: runners have none any more', () => {
    const oldest: Record<string, number> = {
      'actions/checkout': 5,
      'actions/setup-node': 5,
      'actions/upload-artifact': 6,
    };
    for (const uses of steps.flatMap(({ uses: used }) => used ?? [])) {
      const [action = '', version = ''] = uses.split('@v');
      expect(Number(version), uses).toBeGreaterThanOrEqual(oldest[action] ?? Number.POSITIVE_INFINITY);
    }
  });

  it('names scripts of ours that are there', () => {
    for (const path of steps.flatMap(({ run }) => all(run ?? '', /\bnode (apps\/\S+\.ts)/g)))
      expect(existsSync(join(repository, path)), path).toBe(true);
  });
});
