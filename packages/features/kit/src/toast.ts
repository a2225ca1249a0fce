import type { ToastMessage } from '@apiyard/ui/Toast';

/** Shows a toast. The toast code loads on first use. */
export function showToast(message: ToastMessage): void {
  void import('@apiyard/ui/Toast').then(({ toast }) => toast.show(message));
}
