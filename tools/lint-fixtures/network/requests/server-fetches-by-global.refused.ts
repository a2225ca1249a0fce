// in apps/server/src/hub
// by eslint(no-restricted-properties)
export const load = () => globalThis.fetch('https://example.com');
