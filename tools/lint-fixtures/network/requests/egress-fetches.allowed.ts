// in apps/server/src/egress
export const load = (fetch: () => Promise<unknown>) => fetch();
