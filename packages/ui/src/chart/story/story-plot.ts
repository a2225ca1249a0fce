import { expect } from 'storybook/test';
import type { within } from 'storybook/test';

/** The element that takes keyboard focus; it exists once its width is known. */
export function findPlot(canvas: Pick<ReturnType<typeof within>, 'findByRole'>): Promise<HTMLElement> {
  return canvas.findByRole('application');
}

/** By Tab to the plot. A browser leaves the legend with one press; user-event goes through it name by name. */
export async function tabTo(chart: HTMLElement, userEvent: { tab: () => Promise<void> }): Promise<void> {
  for (let press = 0; press < 20 && document.activeElement !== chart; press += 1) await userEvent.tab();
  await expect(chart).toHaveFocus();
}
