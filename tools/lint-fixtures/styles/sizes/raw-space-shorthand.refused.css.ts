// in packages/ui/src/components/Button
// by theme(no-raw-values)
export const look = { margin: '0 1.5rem' };
