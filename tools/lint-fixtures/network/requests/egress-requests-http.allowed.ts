// in apps/server/src/egress
export { connect } from 'node:net';
