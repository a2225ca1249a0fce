import type { DataRouter } from 'react-router';

/**
 * Runs the page's loaders again; resolves when they ran or another page was opened. A page that changes
 * its own URL during that time cancels the revalidation, and most do not reload for that: then it runs again.
 */
export async function revalidateWhole(router: DataRouter): Promise<void> {
  let before;
  do {
    before = router.state.location;
    await router.revalidate();
  } while (before.key !== router.state.location.key && before.pathname === router.state.location.pathname);
}
