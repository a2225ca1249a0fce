// in apps/server/src/hub
export const open = () => new URL('wss://example.com');
