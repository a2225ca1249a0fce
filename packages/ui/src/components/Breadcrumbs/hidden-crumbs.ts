interface Room {
  /** Width of each entry with its arrow, in px, in order. */
  widths: readonly number[];
  /** Width of the button that holds what is hidden. */
  buttonWidth: number;
  /** What the line offers. */
  available: number;
  /** The most entries to show, the button not counted. */
  most: number;
}

/**
 * How many entries after the first go into the menu. The first and the last always stay, so that one sees where the path
 * begins and where one is; when even these have no room, they are cut.
 */
export function hiddenCrumbs({ widths, buttonWidth, available, most }: Room): number {
  const mostHidden = Math.max(0, widths.length - 2);
  let needed = widths.reduce((sum, width) => sum + width, 0);
  for (let hidden = 0; hidden < mostHidden; hidden += 1) {
    const shown = widths.length - hidden;
    const button = hidden === 0 ? 0 : buttonWidth;
    // Parts of a pixel are lost where widths are measured one by one.
    if (shown <= most && needed + button <= available + 1) return hidden;
    needed -= widths[hidden + 1] ?? 0;
  }
  return mostHidden;
}
