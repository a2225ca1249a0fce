declare module 'virtual:sources' {
  import type { SourceHashes } from '@apiyard/tools/sources';

  export const sources: SourceHashes;
}
