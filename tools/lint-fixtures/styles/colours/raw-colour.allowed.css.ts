// in packages/ui/src/components/Button
export const look = { color: 'currentColor' };
