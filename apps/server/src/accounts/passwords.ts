/** Passwords are kept as argon2id in PHC form. Hashing runs on Node's thread pool, a few at a time. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';

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

/** Each holds 46 MiB and a thread of four while it runs. */
const atOnceMax = 2;
const waitingMax = 64;

/** The thousand most used passwords of at least 8 characters, from the leaked lists that zxcvbn ranks (MIT). */
const common = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').trim().split('\n'));

/** Among the first that a guesser tries: on the list of common ones, or the account's own name. */
export function isWeak(password: string, { username, email }: { username: string; email: string }): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  return common.has(lower) || lower === username.toLowerCase() || lower === email.toLowerCase() || lower === email.toLowerCase().split('@')[0];
}

export interface Passwords {
  /** True while so many wait that another would only make it worse. */
  readonly busy: boolean;
  hash(password: string): Promise<string>;
  /** Null stands for an account that does not exist: the answer is no, and takes as long. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** @param own what a hash costs to make: OWASP's unless a test is about something else */
export function createPasswords(own: PasswordCost = owaspCost): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running === atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    get busy() {
      return waiting.length >= waitingMax;
    },
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(saltBytes);
        const tag = await derive(password, salt, own, tagBytes);
        return `$argon2id$v=19$m=${own.memory},t=${own.passes},p=${own.parallelism}$${bare(salt)}$${bare(tag)}`;
      }),
    verify: (password, hash) =>
      inTurn(async () => {
        const parsed = hash === null ? undefined : parse(hash);
        const { salt, tag, ...cost } = parsed ?? { salt: Buffer.alloc(saltBytes), tag: Buffer.alloc(tagBytes), ...own };
        const derived = await derive(password, salt, cost, tag.length);
        return timingSafeEqual(derived, tag) && parsed !== undefined;
      }),
  };
}

/** Without normalization the same password typed on two keyboards may be different bytes (NIST SP 800-63B, 3.1.1.2). */
function derive(password: string, salt: Buffer, { memory, passes, parallelism }: PasswordCost, tagLength: number): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'), 'utf8');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function parse(hash: string): ({ salt: Buffer; tag: Buffer } & PasswordCost) | undefined {
  const [, memory, passes, parallelism, salt, tag] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
  if (!memory || !passes || !parallelism || !salt || !tag) return undefined;
  return {
    memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64'),
  };
}

/** PHC strings carry base64 without padding. */
const bare = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
