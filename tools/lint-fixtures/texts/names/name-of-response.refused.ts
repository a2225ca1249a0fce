// in packages/features/hub/src
// by words(plain-names)
export interface RawAnswer {
  readonly bytes: number;
}
