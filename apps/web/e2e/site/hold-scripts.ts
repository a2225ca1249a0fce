/** A page whose scripts arrive late. */
import type { Page } from 'playwright';

/** Holds back the scripts whose address matches; the function that it returns lets them in. */
export async function holdScripts(page: Page, pattern = /\.js$/): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
