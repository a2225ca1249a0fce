// in packages/features/src/cart
export const load = (fetch: () => Promise<unknown>) => fetch();
