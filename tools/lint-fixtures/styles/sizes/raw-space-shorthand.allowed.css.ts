// in packages/ui/src/components/Button
export const look = { margin: '0 auto' };
