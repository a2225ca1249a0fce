/** Passwords are stored as argon2id in PHC format. Hashing runs on Node's thread pool, a few at a time. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { FairQueue, QueueFull } from '../../fair-queue.ts';
import { customerNetworkOf } from '../../http/limits/network.ts';

interface PasswordCost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP Password Storage Cheat Sheet: 46 MiB, one pass, one lane. */
const owaspCost: PasswordCost = { memory: 47_104, passes: 1, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

/**
 * Parallel checks for known and for unknown devices. Each check uses 46 MiB and one of libuv's four threads; the other
 * two are left for files, compression and DNS.
 */
const queueLimits = { places: 1, waitingMax: 64, waitingPerCallerMax: 32 };

const neverAborted = new AbortController().signal;

/** A check rejected because the queue is full: seconds until a retry may succeed. */
export const busyS = 5;

/** Whose check it is. */
export interface CheckSource {
  /** Has a session, a device that signed in before, or the link of a mail. */
  readonly isKnown: boolean;
  /** Source of a check: the queue is fair between sources. */
  readonly from: string;
}

export const checkSourceOf = (address: string, isKnown: boolean): CheckSource => ({
  isKnown,
  from: customerNetworkOf(address),
});

export interface Passwords {
  /** Whether the queue is full, in total or for this source. */
  isBusy(asker: CheckSource): boolean;
  /** Null when the queue is full. */
  hash(password: string, asker: CheckSource): Promise<string | null>;
  /**
   * Null when the queue is full.
   * @param hash null for an account that does not exist: the result is false, and takes as long
   */
  verify(password: string, hash: string | null, asker: CheckSource): Promise<boolean | null>;
}

/** @param own hashing parameters: OWASP's, except in tests of other things */
export function createPasswords(own: PasswordCost = owaspCost): Passwords {
  // Separate queues, so that a flood of sign-ins from unknown devices does not delay known ones.
  const known = new FairQueue(queueLimits);
  const strangers = new FairQueue(queueLimits);
  const queueOf = ({ isKnown }: CheckSource) => (isKnown ? known : strangers);
  const inTurn = async <T>(asker: CheckSource, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await queueOf(asker).take(asker.from, neverAborted, work);
    } catch (error) {
      if (error instanceof QueueFull) return null;
      throw error;
    }
  };
  return {
    isBusy: (asker) => !queueOf(asker).hasRoomFor(asker.from),
    hash: (password, asker) =>
      inTurn(asker, async () => {
        const salt = randomBytes(saltBytes);
        const tag = await derive(password, salt, own, tagBytes);
        return `$argon2id$v=19$m=${own.memory},t=${own.passes},p=${own.parallelism}$${bare(salt)}$${bare(tag)}`;
      }),
    verify: (password, hash, asker) =>
      inTurn(asker, async () => {
        const parsed = hash === null ? undefined : parse(hash);
        const { salt, tag, ...cost } = parsed ?? { salt: Buffer.alloc(saltBytes), tag: Buffer.alloc(tagBytes), ...own };
        const derived = await derive(password, salt, cost, tag.length);
        return timingSafeEqual(derived, tag) && parsed !== undefined;
      }),
  };
}

/** Without normalization the same password typed on two keyboards may be different bytes (NIST SP 800-63B, 3.1.1.2). */
function derive(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: PasswordCost,
  tagLength: number,
): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'), 'utf8');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function parse(hash: string): ({ salt: Buffer; tag: Buffer } & PasswordCost) | undefined {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
  if (!memory || !passes || !parallelism || !salt || !tag) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** PHC strings carry base64 without padding. */
const bare = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
