/** What proof of work calculates, for the worker that does it. The client itself comes through the services. */
export { deriveKey } from '@apiyard/api/client/solve-proof';
