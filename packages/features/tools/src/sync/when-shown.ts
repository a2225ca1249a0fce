interface Shown {
  /** The page is hidden, maybe for good. */
  readonly onHidden: () => void;
  /** There is a connection, or the page is shown again. */
  readonly onBack: () => void;
}

/** Calls when the page is hidden and when people are back. Returns how to stop. */
export function whenShown({ onHidden, onBack }: Shown): () => void {
  const onVisibility = () => (document.visibilityState === 'visible' ? onBack() : onHidden());
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', onBack);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', onBack);
  };
}
