// in packages/ui/src/labels
// by words(plain-texts)
export const labels = { rows: 'Rows that nobody chose' };
