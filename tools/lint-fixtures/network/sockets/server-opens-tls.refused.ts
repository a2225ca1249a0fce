// in apps/server/src/hub
// by eslint(no-restricted-imports)
export { connect } from 'tls';
