// in packages/kernels/src
export interface Back {
  readonly there: boolean;
}
