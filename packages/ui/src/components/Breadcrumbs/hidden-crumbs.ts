interface Room {
  /** Width of each entry with its arrow, in px, in order. */
  widths: readonly number[];
  /** Width of the button of the menu. */
  buttonWidth: number;
  /** Available width. */
  available: number;
  /** Maximum number of entries to show, without the button. */
  most: number;
}

/**
 * Number of entries after the first that are moved to the menu. The first and the last are always visible; if there is
 * no room even for these, they are truncated.
 */
export function hiddenCrumbs({ widths, buttonWidth, available, most }: Room): number {
  const mostHidden = Math.max(0, widths.length - 2);
  let needed = widths.reduce((sum, width) => sum + width, 0);
  for (let hidden = 0; hidden < mostHidden; hidden += 1) {
    const shown = widths.length - hidden;
    const button = hidden === 0 ? 0 : buttonWidth;
    // Tolerance for rounding when widths are measured one by one.
    if (shown <= most && needed + button <= available + 1) return hidden;
    needed -= widths[hidden + 1] ?? 0;
  }
  return mostHidden;
}
