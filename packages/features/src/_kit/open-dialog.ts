/** What keeps the keyboard to itself while it is open. A message at the edge is an `alertdialog` too, and keeps nobody from anything. */
export const openDialog = '[role=dialog], [role=alertdialog]:not([aria-modal=false]), dialog[open]';
