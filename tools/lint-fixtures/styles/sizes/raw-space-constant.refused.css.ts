// in packages/ui/src/components/Button
// by theme(no-raw-values)
const gap = '0.75rem';

export const look = { gap };
