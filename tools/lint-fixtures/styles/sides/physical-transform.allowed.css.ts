// in packages/ui/src/components/Button
export const look = { transform: 'translateY(-50%)' };
