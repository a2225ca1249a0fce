// in apps/server/src/hub
export const open = () => new globalThis.URL('wss://example.com');
