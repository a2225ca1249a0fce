// in packages/features/hub/src
export const isDesktop = true;
