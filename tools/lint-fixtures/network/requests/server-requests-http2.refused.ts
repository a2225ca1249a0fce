// in apps/server/src/hub
// by eslint(no-restricted-imports)
export { connect } from 'node:http2';
