// in apps/server/src/egress
// by eslint(no-restricted-globals)
export const load = () => fetch('https://example.com');
