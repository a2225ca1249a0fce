/** Dialogs that trap the focus. Toasts are `alertdialog`s too, but do not. */
export const openDialog = '[role=dialog], [role=alertdialog]:not([aria-modal=false]), dialog[open]';
