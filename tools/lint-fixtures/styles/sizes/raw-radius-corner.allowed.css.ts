// in packages/ui/src/components/Button
export const look = { borderStartStartRadius: 0 };
