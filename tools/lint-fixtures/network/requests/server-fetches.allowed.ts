// in apps/server/src/hub
export const load = (fetch: () => Promise<unknown>) => fetch();
