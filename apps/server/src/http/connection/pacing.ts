/**
 * Few requests of one connection are handled at a time; further pipelined ones (RFC 9112 section 9.3.2) stay in its
 * socket. Node itself reads on until responses pile up: 64 kB hold 2,400 requests, which it would dispatch together, for
 * each connection.
 *
 * And few requests are started per turn of the event loop, over all connections. Node accepts one new connection per
 * turn: long turns delay every new client.
 */
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const underWayMax = 4;
/** At 0.25 ms for a page, 500 new connections a second. */
const begunInTurnMax = 8;
/** While new clients connect, a request starts only in every fourth turn: otherwise they wait behind all earlier requests. */
const turnsWhileConnecting = 4;
/** Pieces of one connection parsed in a turn: a body full of line ends is cut into thousands. */
const piecesInTurnMax = 64;
/** Where the head of a request ends. */
const headEnd = '\r\n\r\n';
/** No request is shorter: `GET / HTTP/1.0` with its line ends. Bodies full of line ends are cut into fewer pieces. */
const requestBytesMin = 18;
/** How long a client that has closed its side waits for the next response. Most are gone: their calls must end. */
const closedMs = 1000;

/**
 * Call it before the server listens.
 * @param ownHeaders of the responses that Node would send itself
 */
export function paceRequests(server: Server, ownHeaders: () => OutgoingHttpHeaders = () => ({})): void {
  const paces = new WeakMap<Duplex, Pace>();
  const turns = new Turns();
  // After Node's own listener, which has started to parse the socket's data.
  server.on('connection', (socket: Socket) => {
    turns.connected();
    // A refused connection has no parser.
    if (socket.listenerCount('data') > 0) paces.set(socket, new Pace(socket, turns));
  });
  const count = (request: IncomingMessage, response: ServerResponse) => {
    const pace = paces.get(request.socket);
    if (pace === undefined) return;
    turns.began();
    pace.began(request);
    response.once('close', () => pace.ended());
  };
  server.on('request', count);
  // Without a listener Node responds itself, without counting the request (RFC 9110 section 10.1.1).
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    count(request, response);
    response.writeHead(417, { ...ownHeaders(), 'content-length': 0 }).end();
  });
}

/** Counts the requests started in a turn of the event loop; the rest continue in later turns, in order of arrival. */
class Turns {
  readonly #waiting: Pace[] = [];
  #begun = 0;
  #isConnecting = false;
  #wasConnecting = false;
  #isAwaited = false;
  #turn = 0;

  get isFull(): boolean {
    if (!this.#isConnecting && !this.#wasConnecting) return this.#begun >= begunInTurnMax;
    return this.#begun > 0 || this.#turn % turnsWhileConnecting !== 0;
  }

  connected(): void {
    this.#isConnecting = true;
    this.#await();
  }

  began(): void {
    this.#begun += 1;
    this.#await();
  }

  /** Schedules the connection for a later turn. */
  add(pace: Pace): void {
    this.#waiting.push(pace);
    this.#await();
  }

  #await(): void {
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    setImmediate(this.#next);
  }

  readonly #next = (): void => {
    this.#isAwaited = false;
    this.#begun = 0;
    this.#turn += 1;
    this.#wasConnecting = this.#isConnecting;
    this.#isConnecting = false;
    while (this.#waiting.length > 0 && !this.isFull) this.#waiting.shift()?.goOn();
    if (this.#waiting.length > 0 || this.#wasConnecting) this.#await();
  };
}

/** A stream between a socket and Node's parser that forwards one request head at a time. */
class Pace {
  readonly #socket: Socket;
  readonly #turns: Turns;
  readonly #parse: (bytes: Buffer) => void;
  readonly #flow: { pause(): void; resume(): void };
  /** Received bytes that are not parsed yet. */
  #rest: Buffer | null = null;
  #underWay = 0;
  #latest: IncomingMessage | null = null;
  #isInTurns = false;
  /** Set while Node has paused reading because responses are not read. */
  #isPausedByNode = false;
  #isPausedHere = false;
  /** Node's own listener for the end of what a client sends. */
  readonly #endInNode: () => void;
  /** Set once the client has closed its side. */
  #closing: NodeJS.Timeout | null = null;

  constructor(socket: Socket, turns: Turns) {
    this.#socket = socket;
    this.#turns = turns;
    const [parse] = socket.listeners('data');
    this.#parse = (bytes) => void parse?.call(socket, bytes);
    if (parse !== undefined) socket.off('data', parse as (bytes: Buffer) => void);
    // From here on Node passes data to listeners instead of its parser, and `pause` and `resume` are those of the socket.
    socket.on('data', (bytes: Buffer) => this.#take(bytes));
    // The first one belongs to the socket itself.
    const end = socket.listeners('end').at(-1);
    this.#endInNode = () => void end?.call(socket);
    if (end !== undefined) socket.off('end', end as () => void);
    socket.on('end', () => {
      this.#closing = setTimeout(() => this.#closeLate(), closedMs).unref();
      this.#closeWhenDone();
    });
    socket.on('close', () => clearTimeout(this.#closing ?? undefined));
    const { pause, resume } = socket;
    this.#flow = { pause: () => void pause.call(socket), resume: () => void resume.call(socket) };
    socket.pause = () => {
      this.#isPausedByNode = true;
      this.#flow.pause();
      return socket;
    };
    socket.resume = () => {
      this.#isPausedByNode = false;
      // Node resumes in the middle of other work: parsing is deferred to a turn.
      if (this.#rest !== null) this.#wait();
      else if (!this.#isPausedHere) this.#flow.resume();
      return socket;
    };
  }

  began(request: IncomingMessage): void {
    this.#underWay += 1;
    this.#latest = request;
  }

  ended(): void {
    this.#underWay -= 1;
    this.#closing?.refresh();
    if (this.#rest !== null) this.#wait();
    else this.#closeWhenDone();
  }

  /** Parses the buffered bytes; when none are left, the socket is read again. */
  goOn(): void {
    this.#isInTurns = false;
    const rest = this.#rest;
    if (rest !== null) {
      this.#rest = null;
      this.#parseHeads(rest);
      this.#closeWhenDone();
    }
    if (this.#rest !== null || !this.#isPausedHere) return;
    this.#isPausedHere = false;
    if (!this.#isPausedByNode) this.#flow.resume();
  }

  #take(bytes: Buffer): void {
    if (this.#rest === null) return this.#parseHeads(bytes);
    this.#rest = Buffer.concat([this.#rest, bytes]);
    this.#isPausedHere = true;
    this.#flow.pause();
  }

  #parseHeads(bytes: Buffer): void {
    let pieces = 0;
    for (let at = 0; at < bytes.length; pieces += 1) {
      // Data after the last response, or after a malformed request, is discarded.
      if (this.#socket.destroyed || this.#socket.writableEnded) return;
      const isHeld = this.#isPausedByNode || this.#underWay >= underWayMax;
      if (isHeld || this.#turns.isFull || pieces === piecesInTurnMax) {
        this.#rest = bytes.subarray(at);
        if (!isHeld) this.#wait();
        return;
      }
      const end = bytes.indexOf(headEnd, at + requestBytesMin - headEnd.length, 'latin1');
      const next = end === -1 ? bytes.length : end + headEnd.length;
      this.#parse(bytes.subarray(at, next));
      at = next;
    }
  }

  /** Node would close the connection before all requests are answered. One without its whole body never is. */
  #closeWhenDone(): void {
    if (this.#closing === null || this.#rest !== null) return;
    if (this.#underWay === 0 || this.#latest?.complete === false) this.#close();
  }

  #close(): void {
    clearTimeout(this.#closing ?? undefined);
    this.#closing = null;
    this.#endInNode();
  }

  #closeLate(): void {
    if (this.#rest === null) this.#close();
    else this.#closing?.refresh();
  }

  #wait(): void {
    if (this.#isInTurns) return;
    this.#isInTurns = true;
    this.#turns.add(this);
  }
}
