/** Lines are buffered up to this many bytes or this long: each write goes to another thread, which costs more than a call. */
const gatherBytes = 65_536;
const gatherMs = 500;
/** Of each unit of a string's length. */
const utf8BytesMax = 3;

interface Destination {
  /** Must copy or keep the bytes until they are written. */
  write(bytes: Buffer): void;
  flushSync(): void;
}

/**
 * Buffers lines for a destination, which buffers too, but measures its whole buffer with each line. Stored as bytes:
 * strings would be promoted and moved by the garbage collector.
 */
export class GatheredLines {
  readonly #to: Destination;
  #bytes = Buffer.alloc(0);
  #used = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(to: Destination) {
    this.#to = to;
  }

  write(line: string): void {
    if (this.#used + line.length * utf8BytesMax > this.#bytes.length) {
      this.#pass();
      this.#bytes = Buffer.allocUnsafeSlow(Math.max(gatherBytes, line.length * utf8BytesMax));
    }
    this.#used += this.#bytes.write(line, this.#used);
    this.#timer ??= setTimeout(() => this.#pass(), gatherMs).unref();
  }

  flushSync(): void {
    this.#pass();
    this.#to.flushSync();
  }

  #pass(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const gathered = this.#bytes.subarray(0, this.#used);
    // The bytes are written later: further lines use the memory after them.
    this.#bytes = this.#bytes.subarray(this.#used);
    this.#used = 0;
    if (gathered.length > 0) this.#to.write(gathered);
  }
}
