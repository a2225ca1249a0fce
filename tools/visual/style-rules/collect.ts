/** Collects the CSS rules of the built Storybook, and those that apply in pictures. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { OnShown } from '../take.ts';
import type { Coverage } from './coverage.ts';
import { coverageOf } from './coverage.ts';
import type { StyleRule } from './rules-in-page.ts';
import { matchedRules, rulesOfText } from './rules-in-page.ts';
import { sourcesOf } from './sources.ts';

interface Collector {
  readonly onShown: OnShown;
  /** What was collected so far. */
  coverage(): Promise<Coverage>;
  /** Time that collecting took, of all pages together. */
  readonly spentMs: () => number;
}

export function collectRules({
  browser,
  built,
  root,
}: {
  readonly browser: Browser;
  /** Folder of the built Storybook. */
  readonly built: string;
  readonly root: string;
}): Collector {
  const matched: StyleRule[] = [];
  let spentMs = 0;
  return {
    async onShown(page) {
      const startedAt = performance.now();
      matched.push(...(await page.evaluate(matchedRules)));
      spentMs += performance.now() - startedAt;
    },
    async coverage() {
      const page = await browser.newPage();
      try {
        const all: StyleRule[] = [];
        for (const file of globSync('assets/*.css', { cwd: built }))
          all.push(...(await page.evaluate(rulesOfText, readFileSync(join(built, file), 'utf8'))));
        return coverageOf(all, matched, sourcesOf(root));
      } finally {
        await page.close();
      }
    },
    spentMs: () => spentMs,
  };
}
