/** A Chromium to test with: the one that is there, or else one that is fetched. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { runCommand } from './command.ts';

/** What Chromium needs to run as root in a container, and not to call home. */
export const launchArgs: readonly string[] = ['--no-sandbox', '--disable-background-networking'];

/** The first is Chromium without what a window needs; tests take a third less time on the processor with it. */
const namesOnPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const installTimeoutMs = 180_000;

let found: Promise<string> | undefined;

/**
 * The path of a Chromium: `CHROMIUM_PATH`, Playwright's own, one on the path; else it is installed by Playwright, or
 * on Debian as root by apt. Searched once per process. Rejects with a sentence that says what to install.
 */
export function findBrowser(): Promise<string> {
  found ??= find();
  return found;
}

async function find(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!isExecutable(named))
      throw new Error(`CHROMIUM_PATH is '${named}', where there is no program. Point it at a Chromium or unset it.`);
    return named;
  }
  const present = ownBrowser() ?? browserOnPath();
  if (present !== undefined) return present;
  const installed = (await installWithPlaywright()) ?? (await installWithApt());
  if (installed !== undefined) return installed;
  throw new Error(
    'There is no Chromium here and none could be fetched. Install `chromium` (or Google Chrome) or set CHROMIUM_PATH to one.',
  );
}

function ownBrowser(): string | undefined {
  const path = chromium.executablePath();
  return path !== '' && isExecutable(path) ? path : undefined;
}

function browserOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

async function installWithPlaywright(): Promise<string | undefined> {
  const cli = join(dirname(fileURLToPath(import.meta.resolve('playwright/package.json'))), 'cli.js');
  await runCommand(process.execPath, [cli, 'install', 'chromium'], { cwd: process.cwd(), timeoutMs: installTimeoutMs });
  return ownBrowser();
}

async function installWithApt(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { cwd: '/', env, timeoutMs: installTimeoutMs });
  // Older Debians lack the first. The fonts are for Arabic and Chinese, which the interface supports.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await runCommand(
      'apt-get',
      ['install', '-y', '--no-install-recommends', name, 'fonts-noto-core', 'fonts-noto-cjk'],
      { cwd: '/', env, timeoutMs: installTimeoutMs },
    );
    if (browserOnPath() !== undefined) break;
  }
  return browserOnPath();
}

/** A file that may be run; a wrapper script (as Debian's) counts. */
function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
