// in packages/ui/src/components/Button
export const look = { inset: 0 };
