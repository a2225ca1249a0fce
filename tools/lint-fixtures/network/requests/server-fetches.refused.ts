// in apps/server/src/hub
// by eslint(no-restricted-globals)
export const load = () => fetch('https://example.com');
