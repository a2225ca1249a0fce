import { outputBytesMax, resultTooLarge } from './limits.ts';

/** Number of chunks after which they are joined: short strings take more memory than their characters. */
const piecesMax = 4096;

/** Builds the result from chunks. */
export class Output {
  readonly #chunks: string[] = [];
  #pieces: string[] = [];
  #length = 0;

  /** @throws Fault when the result would be larger than `outputBytesMax` */
  write(piece: string): void {
    this.#length += piece.length;
    // A UTF-16 unit takes at least one byte in UTF-8, so this never rejects a result that would fit.
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
