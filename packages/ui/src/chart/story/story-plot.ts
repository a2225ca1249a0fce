import { expect } from 'storybook/test';
import type { within } from 'storybook/test';

/** The element that takes keyboard focus; it exists once its width is known. */
export function findPlot(canvas: Pick<ReturnType<typeof within>, 'findByRole'>): Promise<HTMLElement> {
  return canvas.findByRole('application');
}

/**
 * Moves the focus to the plot by Tab. A browser leaves the legend with one press; user-event visits each of its items.
 */
export async function tabTo(chart: HTMLElement, userEvent: { tab: () => Promise<void> }): Promise<void> {
  for (let press = 0; press < 20 && document.activeElement !== chart; press += 1) await userEvent.tab();
  await expect(chart).toHaveFocus();
}
