// in apps/server/src/hub
export { isBuiltin } from 'node:module';
