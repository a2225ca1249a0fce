import type { DataRouter } from 'react-router';

/**
 * Runs the loaders of the page again, and resolves when they ran or another page took its place. A page that writes into
 * its own address meanwhile cuts a revalidation short, and most do not read again for that: then it is asked for once more.
 */
export async function revalidateWhole(router: DataRouter): Promise<void> {
  let before;
  do {
    before = router.state.location;
    await router.revalidate();
  } while (before.key !== router.state.location.key && before.pathname === router.state.location.pathname);
}
