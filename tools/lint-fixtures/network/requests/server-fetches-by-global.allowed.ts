// in apps/server/src/hub
export const load = () => globalThis.performance.now();
