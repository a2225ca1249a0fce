import { pages as account } from '@apiyard/account/pages.ts';
import { pages as admin } from '@apiyard/admin/pages.ts';
import { pages as modules } from '@apiyard/modules/pages.ts';
import { pages as site } from '@apiyard/site/pages.ts';
import { storyAdmin, storyUser } from '@apiyard/kit/story/people.ts';
import { FullFrame } from '@apiyard/shell/FullFrame/FullFrame.tsx';
import { OnRoot } from '@apiyard/shell/story/OnRoot.tsx';
import { storyMenu } from '@apiyard/shell/story/shell-menu.ts';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

const pages = [...account, ...admin, ...modules, ...site];

/** A page as a signed-in person sees it, with menu and header. */
export const inFull =
  (at: string, page: ReactNode, isAdmin = false) =>
  () => (
    <OnRoot>
      <FullFrame menu={storyMenu({ at, who: isAdmin ? 'admin' : 'user' })}>{page}</FullFrame>
    </OnRoot>
  );

export const fullAt = (at: string, isAdmin = false) => ({
  app: { at, user: isAdmin ? storyAdmin : storyUser, pages },
});

/** The page is whole, and no wider than its window. */
export async function isRendered(): Promise<void> {
  await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(document.querySelector('#storybook-root [aria-busy="true"]')).toBeNull());
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
