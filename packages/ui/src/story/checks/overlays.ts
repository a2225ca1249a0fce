let hasOpened = false;
let observer: MutationObserver | null = null;

/** Watches whether the story opens anything above the page. React Aria renders overlays and toasts at the end of the body. */
export function watchOverlays(): void {
  hasOpened = false;
  observer?.disconnect();
  observer = new MutationObserver((records) => {
    hasOpened ||= records.some(({ addedNodes }) => [...addedNodes].some(isOverlay));
  });
  observer.observe(document.body, { childList: true });
}

/** Whether the story has opened a dialog, menu, popover, sheet, drawer, tooltip or toast. */
export function hasOpenedOverlay(): boolean {
  return hasOpened;
}

function isOverlay(node: Node): boolean {
  return node instanceof HTMLElement && node.matches(':not([data-live-announcer], script, style, [class^="sb-"])');
}
