// in packages/ui/src/components/Button
// by theme(no-physical-sides)
export const look = { inset: '0 auto auto 0' };
