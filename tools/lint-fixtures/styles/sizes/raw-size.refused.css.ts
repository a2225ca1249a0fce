// in packages/ui/src/components/Button
// by theme(no-raw-values)
export const look = { padding: '12px' };
