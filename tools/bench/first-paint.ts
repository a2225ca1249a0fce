/** When people see the first page, by Lighthouse, compared to a minimal page of the same libraries. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { makeAccount } from '../test/account.ts';
import { findBrowser, launchArgs } from '../test/browser.ts';
import { freePort, startServer } from '../test/processes.ts';
import { buildWebIfChanged } from '../web-build.ts';
import type { Bench, Figure } from './figure.ts';
import { median } from './figure.ts';
import { serveFloor } from './floor.ts';

const rounds = 3;

interface Page {
  readonly name: string;
  readonly url: string;
  readonly cookie?: string;
}

interface Paint {
  /** Largest contentful paint, s. */
  readonly lcp: number;
  readonly cls: number;
  /** Total blocking time, ms. */
  readonly tbt: number;
  /** Scripts and everything, kB of 1000 bytes as they came over the wire. */
  readonly scripts: number;
  readonly all: number;
}

/** The targets of `speed.md` of the design for a phone; other figures have no target. */
const targets: Readonly<Record<string, Partial<Record<keyof Paint, number>>>> = {
  landing: { lcp: 0.9, cls: 0.01, tbt: 50 },
  dashboard: { lcp: 2, cls: 0.02, scripts: 260 },
};

export const firstPaint: Bench = {
  name: 'first-paint',
  title: 'landing and dashboard by Lighthouse, median of three, and their ratio to the floor',
  async run() {
    if (!(await buildWebIfChanged())) throw new Error('The web app does not build.');
    const [server, floor] = await Promise.all([startServer({ env: { BUSY_DELAY_MS: '' } }), serveFloor()]);
    const profile = mkdtempSync(join(tmpdir(), 'apiyard-lighthouse-'));
    const port = await freePort();
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath: await findBrowser(),
      args: [...launchArgs, `--remote-debugging-port=${port}`],
    });
    try {
      const { cookie } = await makeAccount(server.url, 'lighthouse');
      const pages: readonly Page[] = [
        { name: 'floor', url: floor.url },
        { name: 'landing', url: `${server.url}/` },
        { name: 'dashboard', url: `${server.url}/dashboards/`, cookie },
      ];
      return [...(await figuresOf('phone', pages, port)), ...(await figuresOf('desktop', pages, port))];
    } finally {
      await browser.close();
      await Promise.all([server.stop(), floor.stop()]);
      rmSync(profile, { recursive: true, force: true });
    }
  },
};

async function figuresOf(device: 'phone' | 'desktop', pages: readonly Page[], port: number): Promise<Figure[]> {
  const seen = new Map(pages.map(({ name }) => [name, [] as Paint[]]));
  // Alternating: background load then affects all of them equally.
  for (let round = 0; round < rounds; round++) {
    for (const page of pages) seen.get(page.name)?.push(await paintOf(page, device, port));
  }
  const middle = (name: string, of: keyof Paint) => median((seen.get(name) ?? []).map((paint) => paint[of]));
  return pages.flatMap(({ name }) => {
    const target = device === 'phone' ? (targets[name] ?? {}) : {};
    const figure = (of: keyof Paint, label: string, unit: string): Figure => {
      const atMost = target[of];
      return {
        name: `${name}, ${device}, ${label}`,
        value: middle(name, of),
        unit,
        ...(atMost === undefined ? {} : { atMost }),
      };
    };
    return [
      figure('lcp', 'LCP', 's'),
      ...(name === 'floor'
        ? []
        : [
            {
              name: `${name}, ${device}, LCP to the floor`,
              value: middle(name, 'lcp') / middle('floor', 'lcp'),
              unit: '',
            },
          ]),
      figure('cls', 'CLS', ''),
      figure('tbt', 'TBT', 'ms'),
      figure('scripts', 'scripts', 'kB'),
      figure('all', 'everything', 'kB'),
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
    lcp: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scripts: size('script'),
    all: size('total'),
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
