/** A device that holds passkeys, as a program: real keys and real signatures (WebAuthn 3, ES256). */
import type { KeyObject } from 'node:crypto';
import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';

interface Held {
  readonly id: Buffer;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

/** The options that a browser passes to `fetch`. */
export type Credential = Record<string, unknown> & { id: string; response: Record<string, unknown> };

interface Lies {
  /** The origin that the browser reports. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Present, verified. */
  readonly flags?: number;
  readonly counter?: number;
  readonly attestation?: Buffer;
  /** Self-attestation instead of `none`, which some devices send unrequested. */
  readonly isSelfAttested?: boolean;
  readonly userHandle?: string;
}

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

export class Authenticator {
  readonly #origin: string;
  /** Whether it counts its signatures; synced passkeys do not. */
  readonly #counts: boolean;
  readonly held: Held[] = [];

  constructor(origin = 'http://localhost:3000', { counts = false }: { counts?: boolean } = {}) {
    this.#origin = origin;
    this.#counts = counts;
  }

  create(options: Record<string, unknown>, lies: Lies = {}): Credential {
    const { rp, user, challenge } = options as { rp: { id: string }; user: { id: string }; challenge: string };
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key: Held = { id: randomBytes(32), rpId: lies.rpId ?? rp.id, userHandle: user.id, privateKey, counter: 0 };
    this.held.push(key);
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const data = Buffer.concat([
      this.#about(key, (lies.flags ?? present | verified) | attested, lies.counter),
      Buffer.alloc(16),
      Buffer.from([0, key.id.length]),
      key.id,
      cose,
    ]);
    const client = this.#client(lies.type ?? 'webauthn.create', lies.challenge ?? challenge, lies.origin);
    const statement =
      lies.attestation ?? (lies.isSelfAttested === true ? selfAttestation(data, client, privateKey) : noAttestation());
    const object = Buffer.concat([Buffer.from('a3', 'hex'), statement, cborText('authData'), cborBytes(data)]);
    return {
      id: key.id.toString('base64url'),
      rawId: key.id.toString('base64url'),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  get(options: Record<string, unknown>, lies: Lies = {}, key = this.held.at(-1)): Credential {
    if (!key) throw new Error('This device holds no passkey.');
    if (this.#counts) key.counter += 1;
    const client = this.#client(
      lies.type ?? 'webauthn.get',
      lies.challenge ?? (options['challenge'] as string),
      lies.origin,
    );
    const data = this.#about(
      lies.rpId === undefined ? key : { ...key, rpId: lies.rpId },
      lies.flags ?? present | verified,
      lies.counter ?? key.counter,
    );
    const signature = sign('sha256', Buffer.concat([data, hash('sha256', client, 'buffer')]), key.privateKey);
    return {
      id: key.id.toString('base64url'),
      rawId: key.id.toString('base64url'),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: lies.userHandle ?? key.userHandle,
      },
    };
  }

  #about({ rpId, counter }: Pick<Held, 'rpId' | 'counter'>, flags: number, reported = counter): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(reported);
    return Buffer.concat([hash('sha256', rpId, 'buffer'), Buffer.from([flags]), count]);
  }

  #client(type: string, challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

const noAttestation = (): Buffer =>
  Buffer.concat([cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from('a0', 'hex')]);

function selfAttestation(data: Buffer, client: Buffer, key: KeyObject): Buffer {
  const signature = sign('sha256', Buffer.concat([data, hash('sha256', client, 'buffer')]), key);
  const short = Buffer.concat([Buffer.from([0x58, signature.length]), signature]);
  return Buffer.concat([
    cborText('fmt'),
    cborText('packed'),
    cborText('attStmt'),
    Buffer.from('a2', 'hex'),
    cborText('alg'),
    Buffer.from('26', 'hex'),
    cborText('sig'),
    short,
  ]);
}

/** CBOR (RFC 8949) of a short text. */
export const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);

export function cborBytes(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([Buffer.from([0x59]), length, bytes]);
}
