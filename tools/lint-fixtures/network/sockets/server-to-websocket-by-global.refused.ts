// in apps/server/src/hub
// by eslint(no-restricted-properties)
export const open = () => new globalThis.WebSocket('wss://example.com');
