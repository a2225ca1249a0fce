/** Writes lines to a file descriptor, in order and off the main thread, and drops and counts them while it cannot. */
import { write, writeSync } from 'node:fs';

/** Bytes that wait while writing fails, as on a full disk, or while a pipe is not read. */
const waitingBytesMax = 1_000_000;
const retryMs = 100;
/** At the end of the process, which must not wait for a disk or a reader. */
const lastTries = 10;

export class LogWriter {
  readonly #fd: number;
  readonly #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #isWriting = false;
  /** Since the last line that reports them. */
  #lost = 0;
  #lostInAll = 0;

  constructor(fd: number) {
    this.#fd = fd;
  }

  /** Number of dropped lines. */
  get lostInAll(): number {
    return this.#lostInAll;
  }

  /** @param lines complete lines, which must not change until they are written */
  write(lines: Buffer): void {
    if (this.#waitingBytes + lines.length > waitingBytesMax) {
      const lost = lines.reduce((sum, byte) => sum + (byte === lineEnd ? 1 : 0), 0);
      this.#lost += lost;
      this.#lostInAll += lost;
      return;
    }
    this.#reportLost();
    this.#add(lines);
    this.#next();
  }

  /** Writes what waits, as far as possible at once. */
  flushSync(): void {
    this.#reportLost();
    let failed = 0;
    for (let lines = this.#waiting.shift(); lines !== undefined && failed < lastTries; lines = this.#waiting.shift()) {
      try {
        this.#written(lines, writeSync(this.#fd, lines));
      } catch (error) {
        if (!isBusy(error)) return;
        this.#waiting.unshift(lines);
        failed += 1;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs);
      }
    }
  }

  #next(): void {
    const lines = this.#isWriting ? undefined : this.#waiting.shift();
    if (lines === undefined) return;
    this.#isWriting = true;
    const goOn = () => {
      this.#isWriting = false;
      this.#next();
    };
    write(this.#fd, lines, (error, length) => {
      this.#written(lines, error === null ? length : 0);
      if (this.#waiting.length === 0) this.#reportLost();
      if (error === null) goOn();
      else setTimeout(goOn, retryMs).unref();
    });
  }

  #add(lines: Buffer): void {
    this.#waiting.push(lines);
    this.#waitingBytes += lines.length;
  }

  #written(lines: Buffer, length: number): void {
    this.#waitingBytes -= length;
    if (length < lines.length) this.#waiting.unshift(lines.subarray(length));
  }

  #reportLost(): void {
    if (this.#lost === 0) return;
    const line = {
      level: 40,
      time: Date.now(),
      lost: this.#lost,
      msg: 'log lines were lost because they could not be written',
    };
    this.#lost = 0;
    this.#add(Buffer.from(`${JSON.stringify(line)}\n`));
  }
}

const lineEnd = 10;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EAGAIN' || error.code === 'EBUSY');
