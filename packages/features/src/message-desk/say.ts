import type { ToastMessage } from '@apiyard/ui/Toast';

/** Tells what came of an action, above the page. Toasts load when the first of them is needed. */
export function say(message: ToastMessage): void {
  void import('@apiyard/ui/Toast').then(({ toast }) => toast.show(message));
}
