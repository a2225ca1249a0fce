import { outputBytesMax, resultTooLarge } from './limits.ts';

/** More pieces than this are joined: a short piece takes more memory than its characters. */
const piecesMax = 4096;

/** A result while it is written, piece by piece. */
export class Output {
  readonly #chunks: string[] = [];
  #pieces: string[] = [];
  #length = 0;

  /** @throws Fault when the result would be larger than `outputBytesMax` */
  write(piece: string): void {
    this.#length += piece.length;
    // A UTF-16 unit is at least one byte of UTF-8: what is refused here is too large in any case.
    if (this.#length > outputBytesMax) throw resultTooLarge();
    this.#pieces.push(piece);
    if (this.#pieces.length >= piecesMax) this.#join();
  }

  /** The whole result. */
  toString(): string {
    this.#join();
    return this.#chunks.join('');
  }

  #join(): void {
    this.#chunks.push(this.#pieces.join(''));
    this.#pieces = [];
  }
}
