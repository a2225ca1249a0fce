// in apps/server/src/hub
export const now = () => process.uptime();
