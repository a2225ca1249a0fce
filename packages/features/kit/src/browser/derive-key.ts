/** The key derivation of proof of work, for its worker. The client itself comes through the services. */
export { deriveKey } from '@apiyard/api/client/solve-proof';
