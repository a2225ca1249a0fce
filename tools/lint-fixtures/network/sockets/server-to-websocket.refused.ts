// in apps/server/src/hub
// by eslint(no-restricted-globals)
export const open = () => new WebSocket('wss://example.com');
