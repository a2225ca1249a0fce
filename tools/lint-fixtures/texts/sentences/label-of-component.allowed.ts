// in packages/ui/src/labels
export const labels = { rows: 'Rows that no one chose' };
