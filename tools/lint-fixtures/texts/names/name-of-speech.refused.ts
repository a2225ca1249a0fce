// in packages/features/hub/src
// by words(plain-names)
export class Api {
  #tell = 1;
  readonly sum = this.#tell;
}
