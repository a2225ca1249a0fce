// in packages/ui/src/components/Button
export const look = { fillOpacity: 0 };
