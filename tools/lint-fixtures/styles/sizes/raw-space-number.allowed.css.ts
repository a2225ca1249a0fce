// in packages/ui/src/components/Button
export const look = { marginBlockStart: 0 };
