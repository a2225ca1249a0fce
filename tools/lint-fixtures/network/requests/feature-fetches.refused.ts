// in packages/features/modules/src
// by eslint(no-restricted-globals)
export const load = () => fetch('/api/stats');
