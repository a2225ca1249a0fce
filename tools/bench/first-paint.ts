/** When people see a page, by Lighthouse, compared to a minimal page of the same libraries. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { signIn } from '../test/account.ts';
import { findBrowser, launchArgs } from '../test/browser.ts';
import { freePort, startServer } from '../test/processes.ts';
import { buildWebIfChanged } from '../web-build.ts';
import type { Bench, Figure } from './figure.ts';
import { median } from './figure.ts';
import { serveFloor } from './floor.ts';

const rounds = 3;
const password = 'correct horse battery staple';

interface Page {
  readonly name: string;
  readonly url: string;
  readonly cookie?: string;
  readonly targets: Targets;
}

interface Paint {
  /** First contentful paint, s. */
  readonly fcp: number;
  /** Largest contentful paint, s. */
  readonly lcp: number;
  readonly cls: number;
  /** Total blocking time, ms. */
  readonly tbt: number;
  /** Scripts and everything, kB of 1000 bytes as they came over the wire. */
  readonly scripts: number;
  readonly all: number;
  /** Until the page is idle. */
  readonly requests: number;
}

type Targets = Readonly<Partial<Record<keyof Paint, number>>>;

const landing: Targets = { lcp: 0.9, cls: 0.01, tbt: 100, requests: 20 };
/** Pages of signed-in people, which the browser renders. */
const app: Targets = { lcp: 2, cls: 0.02, tbt: 200, scripts: 260, requests: 30 };
/** Pages that the server renders. */
const content: Targets = { ...app, lcp: 1.5 };

interface Measured {
  readonly name: string;
  readonly path: string;
  /** On a phone. */
  readonly targets: Targets;
}

const forVisitors: readonly Measured[] = [
  { name: 'landing', path: '/', targets: landing },
  { name: 'dashboard', path: '/dashboards/', targets: content },
  { name: 'hub', path: '/hub', targets: content },
  { name: 'playground', path: '/hub/convert/data', targets: content },
  { name: 'tool page', path: '/convert', targets: content },
  { name: 'docs', path: '/docs/convert/data', targets: content },
  { name: 'blog post', path: '/apps/blog/detail/first-call-in-five-minutes', targets: content },
];
const signedIn: readonly Measured[] = [
  { name: 'dashboard, signed in', path: '/dashboards/', targets: app },
  ...forVisitors
    .filter(({ path }) => path !== '/' && path !== '/dashboards/')
    .map(({ name, ...page }) => ({ name: `${name}, signed in`, ...page })),
  { name: 'users, admin', path: '/admin/users', targets: app },
];

export const firstPaint: Bench = {
  name: 'first-paint',
  title: 'pages by Lighthouse for visitors and signed in, median of three, and their ratio to the floor',
  async run() {
    if (!(await buildWebIfChanged())) throw new Error('The web app does not build.');
    const env = {
      BUSY_DELAY_MS: '',
      ADMIN_USERNAME: 'keeper',
      ADMIN_EMAIL: 'keeper@example.test',
      ADMIN_PASSWORD: password,
    };
    await using started = new AsyncDisposableStack();
    const floor = started.adopt(await serveFloor(), async (it) => {
      await it.stop();
    });
    const server = started.adopt(await startServer({ env }), async (it) => {
      await it.stop();
    });
    const profile = started.adopt(mkdtempSync(join(tmpdir(), 'apiyard-lighthouse-')), (path) =>
      rmSync(path, { recursive: true, force: true }),
    );
    const port = await freePort();
    started.adopt(
      await chromium.launchPersistentContext(profile, {
        executablePath: await findBrowser(),
        args: [...launchArgs, `--remote-debugging-port=${port}`],
      }),
      (browser) => browser.close(),
    );
    const cookie = await signIn(server.url, 'keeper', password);
    const visited: readonly Page[] = [
      { name: 'floor', url: floor.url, targets: {} },
      ...forVisitors.map(({ path, ...page }) => ({ ...page, url: server.url + path })),
      ...signedIn.map(({ path, ...page }) => ({ ...page, url: server.url + path, cookie })),
    ];
    return [...(await figuresOf('phone', visited, port)), ...(await figuresOf('desktop', visited, port))];
  },
};

async function figuresOf(device: 'phone' | 'desktop', visited: readonly Page[], port: number): Promise<Figure[]> {
  const seen = new Map(visited.map(({ name }) => [name, [] as Paint[]]));
  // Alternating: background load then affects all of them equally.
  for (let round = 0; round < rounds; round++) {
    for (const page of visited) seen.get(page.name)?.push(await paintOf(page, device, port));
  }
  const middle = (name: string, of: keyof Paint) => median((seen.get(name) ?? []).map((paint) => paint[of]));
  return visited.flatMap(({ name, targets }) => {
    const figure = (of: keyof Paint, label: string, unit: string): Figure => {
      const atMost = device === 'phone' ? targets[of] : undefined;
      return {
        name: `${name}, ${device}, ${label}`,
        value: middle(name, of),
        unit,
        cell: { row: `${device}: ${name}`, column: unit === '' ? label : `${label} ${unit}` },
        ...(atMost === undefined ? {} : { atMost }),
      };
    };
    return [
      figure('fcp', 'FCP', 's'),
      figure('lcp', 'LCP', 's'),
      {
        name: `${name}, ${device}, LCP to the floor`,
        value: middle(name, 'lcp') / middle('floor', 'lcp'),
        unit: '',
        cell: { row: `${device}: ${name}`, column: 'to floor' },
      },
      figure('cls', 'CLS', ''),
      figure('tbt', 'TBT', 'ms'),
      figure('scripts', 'scripts', 'kB'),
      figure('all', 'all', 'kB'),
      figure('requests', 'requests', ''),
    ];
  });
}

/** Lighthouse sometimes misses the start of a page on a busy machine. */
const triesMax = 3;

async function paintOf(page: Page, device: 'phone' | 'desktop', port: number, tries = 1): Promise<Paint> {
  try {
    return await seenPaint(page, device, port);
  } catch (error) {
    if (tries === triesMax) throw error;
    return await paintOf(page, device, port, tries + 1);
  }
}

async function seenPaint({ name, url, cookie }: Page, device: 'phone' | 'desktop', port: number): Promise<Paint> {
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: ['performance'],
    ...(cookie === undefined ? {} : { extraHeaders: { Cookie: cookie } }),
  };
  const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
  const audits = result?.lhr.audits ?? {};
  const value = (id: string) => {
    const { numericValue } = audits[id] ?? {};
    if (numericValue === undefined)
      throw new Error(
        `Lighthouse found no ${id} on ${name}: ${result?.lhr.runtimeError?.message ?? audits[id]?.errorMessage ?? 'no reason given'}`,
      );
    return numericValue;
  };
  const items =
    (
      audits['resource-summary']?.details as
        | { items?: readonly { resourceType: string; transferSize: number }[] }
        | undefined
    )?.items ??
    summed(
      (
        audits['network-requests']?.details as
          | { items?: readonly { resourceType: string; transferSize: number }[] }
          | undefined
      )?.items ?? [],
    );
  const size = (type: string) => (items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0) / 1000;
  return {
    fcp: value('first-contentful-paint') / 1000,
    lcp: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scripts: size('script'),
    all: size('total'),
    requests: requestsOf(audits['network-requests']?.details),
  };
}

function summed(requests: readonly { readonly resourceType: string; readonly transferSize: number }[]) {
  const sum = (of: readonly { readonly transferSize: number }[]) =>
    of.reduce((total, { transferSize }) => total + transferSize, 0);
  return [
    { resourceType: 'script', transferSize: sum(requests.filter(({ resourceType }) => resourceType === 'Script')) },
    { resourceType: 'total', transferSize: sum(requests) },
  ];
}

const requestsOf = (details: unknown): number =>
  (details as { readonly items?: readonly unknown[] } | undefined)?.items?.length ?? 0;
