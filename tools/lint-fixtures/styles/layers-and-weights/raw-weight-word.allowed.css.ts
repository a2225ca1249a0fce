// in packages/ui/src/components/Button
export const look = { fontWeight: 'inherit' };
