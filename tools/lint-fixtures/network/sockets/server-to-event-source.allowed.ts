// in apps/server/src/hub
export const open = () => new EventTarget();
