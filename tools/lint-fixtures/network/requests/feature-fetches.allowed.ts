// in packages/features/modules/src
export const load = (fetch: () => Promise<unknown>) => fetch();
