// in apps/server/src/hub
// by eslint(no-restricted-properties)
export const net = () => process.getBuiltinModule('node:net');
