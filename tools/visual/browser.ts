/**
 * The browser for pictures. On Linux x64 it is a package of the lock file, with its libraries and fonts, so that
 * pictures do not depend on the machine; elsewhere it is the browser of the tests, and pictures are stored separately.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { findBrowser, launchArgs } from '../test/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/apiyard/visual');

/** Fallback fonts that replace those of the system. The brand's font comes with Storybook. */
const fontPackages = [
  'noto-sans-arabic',
  'noto-sans-mono',
  'noto-sans-math',
  'noto-sans-symbols',
  'noto-sans-symbols-2',
].map((name) => `@expo-google-fonts/${name}`);
const chineseFontPackage = '@embedpdf/fonts-sc';

/** Pixels must not depend on the graphics card, the kind of processor, or the screen's colours. */
const drawingArgs = [
  '--disable-gpu',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export interface PictureBrowser {
  readonly browser: Browser;
  /** Pictures are comparable within one key: browser, its version, system and processor. */
  readonly key: string;
}

export async function openPictureBrowser(): Promise<PictureBrowser> {
  const program =
    process.platform === 'linux' && process.arch === 'x64'
      ? await pinnedBrowser()
      : { executablePath: await findBrowser(), env: {} };
  const browser = await chromium.launch({
    executablePath: program.executablePath,
    args: [...launchArgs, ...drawingArgs],
    // Only the environment variables that a program needs: the caller's HOME and XDG variables would lead to the
    // system's fonts.
    env: { PATH: process.env.PATH ?? '', HOME: cache, LANG: 'C.UTF-8', ...program.env },
  });
  return { browser, key: `chromium-${browser.version()}-${process.platform}-${process.arch}` };
}

async function pinnedBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const packageFolder = folderOf('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(join(packageFolder, 'bin'), folder);
  const fontsConfig = join(folder, 'fonts.xml');
  writeFileSync(
    fontsConfig,
    fontsOnlyFrom(
      [join(folder, 'fonts'), ...[...fontPackages, chineseFontPackage].map(folderOf)],
      join(folder, 'fonts-cache'),
    ),
  );
  return {
    executablePath: join(folder, 'chromium'),
    env: { FONTCONFIG_FILE: fontsConfig, LD_LIBRARY_PATH: join(folder, 'al2023/lib') },
  };
}

function folderOf(packageName: string): string {
  const manifest = findPackageJSON(packageName, import.meta.url);
  if (manifest === undefined) throw new Error(`The package ${packageName} is not installed.`);
  return dirname(manifest);
}

/** Atomic: an interrupted run leaves no partial browser. */
async function unpack(packed: string, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished);
  // The package unpacks into the temporary folder and uses existing files there, of any version.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unfinished;
  try {
    if (tmpdir() !== unfinished) throw new Error(`Temporary files go to ${tmpdir()}, not to ${unfinished}.`);
    await Promise.all(['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) => inflate(join(packed, name))));
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another run unpacked it first.
    if (!existsSync(folder)) throw error;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

function fontsOnlyFrom(folders: readonly string[], cacheFolder: string): string {
  const prefer = (family: string, font: string) =>
    `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${folder}</dir>`).join('\n')}
<cachedir>${cacheFolder}</cachedir>
${prefer('sans-serif', 'Open Sans')}
${prefer('system-ui', 'Open Sans')}
${prefer('monospace', 'Noto Sans Mono')}
</fontconfig>
`;
}
