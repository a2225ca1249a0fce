// in packages/ui/src/components/Button
// by theme(no-raw-values)
export const look = { zIndex: '9999 !important' };
