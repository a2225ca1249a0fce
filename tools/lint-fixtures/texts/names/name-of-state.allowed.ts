// in packages/features/hub/src
export const isRendered = () => true;
export const standsById = 1;
