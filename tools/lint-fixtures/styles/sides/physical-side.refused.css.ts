// in packages/ui/src/components/Button
// by theme(no-physical-sides)
export const look = { marginLeft: 'auto' };
