import { storyAdmin, storyUser } from '@apiyard/features/_kit/story/people.ts';
import { FullFrame } from '@apiyard/features/shell/FullFrame/FullFrame.tsx';
import { OnRoot } from '@apiyard/features/shell/story/OnRoot.tsx';
import { storyExists, storyMenu } from '@apiyard/features/shell/story/shell-menu.ts';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

/** A page as whoever is signed in sees it: menu and header around. */
export const inFull = (at: string, page: ReactNode, isAdmin = false) => () => (
  <OnRoot>
    <FullFrame menu={storyMenu({ at, isAdmin })} exists={storyExists}>
      {page}
    </FullFrame>
  </OnRoot>
);

export const fullAt = (at: string, isAdmin = false) => ({ app: { at, user: isAdmin ? storyAdmin : storyUser } });

/** Code that comes when it is needed may take its time on a busy machine. */
export const late = { timeout: 10_000 };

/** The page is whole, and no wider than its window. */
export async function stands(): Promise<void> {
  await expect(await screen.findByRole('heading', { level: 1 }, late)).toBeVisible();
  await waitFor(() => expect(document.querySelector('#storybook-root [aria-busy="true"]')).toBeNull(), late);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
