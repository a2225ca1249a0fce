declare module 'virtual:sources' {
  export const sources: import('@apiyard/tools/sources').SourceHashes;
}
