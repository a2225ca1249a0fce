declare module 'virtual:sources' {
  export const sources: string;
}
