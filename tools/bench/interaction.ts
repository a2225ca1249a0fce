/** How fast the modules respond on a slow device with long data, against the sample data as they ship. */
import { chromium } from 'playwright';
import { findBrowser, launchArgs } from '../test/browser.ts';
import { startServer } from '../test/processes.ts';
import { buildWebIfChanged } from '../web-build.ts';
import type { Bench, Figure } from './figure.ts';
import { boardFigures } from './interaction/board.ts';
import { emailFigures } from './interaction/email.ts';
import { invoiceFigures, shopFigures } from './interaction/forms.ts';
import { cardCount, emailCount, lineCount, longBoard, longInvoices, longMailbox } from './interaction/long-data.ts';
import { repeats, slowdown } from './interaction/timing.ts';

export const interaction: Bench = {
  name: 'interaction',
  title: `modules at ${slowdown}x CPU slowdown, about ${repeats} of each input, in ms: until the next frame and the result, the work of the main thread, and renders`,
  async run() {
    if (!(await buildWebIfChanged())) throw new Error('The web app does not build.');
    await using started = new AsyncDisposableStack();
    const server = started.adopt(await startServer(), async (it) => {
      await it.stop();
    });
    const browser = started.adopt(
      await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] }),
      (it) => it.close(),
    );
    const { url } = server;
    const parts = [
      () => emailFigures(browser, url, `${emailCount} emails`, longMailbox()),
      () => emailFigures(browser, url, 'sample emails', null),
      () => boardFigures(browser, url, `${cardCount} cards`, longBoard()),
      () => boardFigures(browser, url, 'sample cards', null),
      () => shopFigures(browser, url),
      () => invoiceFigures(browser, url, `invoice of ${lineCount} lines`, longInvoices()),
      () => invoiceFigures(browser, url, 'sample invoice', null),
    ];
    const figures: Figure[] = [];
    for (const part of parts) {
      try {
        figures.push(...(await part()));
      } catch (error) {
        // The other parts may still be measured; one that was not shows in the exit code.
        console.error(`  ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
    }
    return figures;
  },
};
