/** Reads the rejection of a call as a failure of its entry. The client itself comes through the services. */
export { failureOf } from '@apiyard/api/client';
