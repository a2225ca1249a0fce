// in packages/ui/src/components/Button
// by theme(no-raw-values)
export const look = { color: '#5D87FF' };
