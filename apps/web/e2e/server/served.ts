/** Responses that the server has sent, and whether they are still current. */
import type { Page } from 'playwright';

/** The page's language and title. */
export const written = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    h1: document.querySelector('h1')?.innerText,
  }));

/** Marks the elements that the server sent, before the app is there to put others in their place. */
export function markServed() {
  document.addEventListener('DOMContentLoaded', () => {
    for (const name of ['h1', 'main', 'header', 'footer', 'main form']) {
      const element = document.querySelector(name);
      if (element !== null) Object.assign(element, { wasServed: true });
    }
  });
}
