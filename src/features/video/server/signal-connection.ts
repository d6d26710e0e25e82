import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { recheckUser } from '#features/auth/server/sessions/session-hook.ts';
import type { Context } from '#platform/server/context.ts';
import { PeerMessage, type ServerMessage } from '../contract.ts';
import { BEAT_MS, CLOSE, LEFT } from '../rules/limits.ts';
import { phaseOf, sideOf, takesPart } from './room-access.ts';
import { SendBudget } from './send-budget.ts';
import { showRoom } from './show-room.ts';
import type { Connection, SignalHub } from './signal-hub.ts';
import { findVideoAppointment, noteGone, noteThere, type VideoAppointment } from './video-store.ts';

/** A connection with more unsent data than this is dead, bytes. */
const MAX_BUFFERED_BYTES = 512 * 1024;

/** The request that opened a WebSocket. */
interface Opening {
  /** The visit. */
  readonly id: number;
  /** The id of the screen. */
  readonly client: string;
  readonly sessionId: number;
  readonly request: FastifyRequest;
}

/** The WebSocket of one side of a visit. It ends with the session, with the visit, and when the side joins elsewhere. */
export class SignalConnection {
  readonly #context: Context;
  readonly #hub: SignalHub;
  readonly #opening: Opening;
  readonly #socket: WebSocket;
  readonly #budget: SendBudget;
  /** This side's entry in the hub; undefined until it was accepted. */
  #connection: Connection | undefined;
  #isAlive = true;
  #isAdmitted = false;
  #work: Promise<void> = Promise.resolve();

  constructor(context: Context, hub: SignalHub, opening: Opening, socket: WebSocket) {
    this.#context = context;
    this.#hub = hub;
    this.#opening = opening;
    this.#socket = socket;
    this.#budget = new SendBudget(context.now());
  }

  /** Accepts the side and passes messages on until the WebSocket closes. */
  open(): void {
    const beat = setInterval(() => this.#beat(), BEAT_MS);
    beat.unref();
    this.#socket.on('pong', () => {
      this.#isAlive = true;
    });
    this.#socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    this.#socket.on('close', (code) => {
      clearInterval(beat);
      this.#leave(code);
    });
    this.#then(() => this.#enter());
  }

  async #enter(): Promise<void> {
    const { id, sessionId } = this.#opening;
    const appointment = await this.#visitStill();
    if (appointment === undefined || this.#socket.readyState !== this.#socket.OPEN) return;
    const side = sideOf(appointment);
    await noteThere(this.#context.db, id, side, this.#context.now());
    this.#connection = {
      id: randomUUID(),
      appointment: id,
      side,
      sessionId,
      receive: (from, message) => this.#send({ type: 'peer', from, message }),
      look: (left) => this.#then(() => this.#look(left)),
      end: (why) => this.#socket.close(CLOSE[why]),
    };
    await this.#hub.add(this.#connection);
  }

  /** Ends a connection without a sign of life since the last beat; otherwise sends the state of the visit. */
  #beat(): void {
    if (!this.#isAlive) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
    this.#then(async () => {
      const { db, now } = this.#context;
      const appointment = await this.#visitStill();
      if (appointment !== undefined) await noteThere(db, appointment.id, sideOf(appointment), now());
      await this.#look();
    });
  }

  #hear(data: RawData, isBinary: boolean): void {
    this.#isAlive = true;
    const isTaken = !isBinary && this.#budget.take(this.#context.now());
    const message = isTaken ? readMessage(Buffer.isBuffer(data) ? data.toString() : '') : undefined;
    if (message === undefined) {
      this.#socket.close(CLOSE.refused);
      return;
    }
    // Nothing passes between the two before the patient is admitted.
    this.#then(async () => {
      const connection = this.#connection;
      if (this.#isAdmitted && connection !== undefined) await this.#hub.pass(connection, this.#opening.client, message);
    });
  }

  #leave(code: number): void {
    const connection = this.#connection;
    if (connection === undefined || !this.#hub.remove(connection)) return;
    const { id, client } = this.#opening;
    this.#then(async () => {
      await noteGone(this.#context.db, id, connection.side);
      await this.#hub.changed(id, LEFT.includes(code) ? client : undefined);
    });
  }

  /** Sends the state of the visit. */
  async #look(left?: string): Promise<void> {
    const appointment = await this.#visitStill();
    if (appointment === undefined) return;
    this.#isAdmitted = appointment.admittedAt !== null;
    this.#send({ type: 'room', room: await showRoom(this.#context, appointment), left });
  }

  /** Returns the visit while both it and the session allow the connection; otherwise closes it. */
  async #visitStill(): Promise<VideoAppointment | undefined> {
    const { id, request } = this.#opening;
    // A call sends no requests and may outlast an idle session of staff.
    const user = await recheckUser(this.#context, request, { inUse: this.#isAdmitted });
    if (user === null) {
      this.#socket.close(CLOSE.signedOut);
      return undefined;
    }
    const appointment = await findVideoAppointment(this.#context.db, id, user.id);
    if (
      appointment === undefined ||
      !(await takesPart(this.#context.db, appointment, user)) ||
      phaseOf(appointment, this.#context.now()) !== 'open'
    ) {
      this.#socket.close(CLOSE.over);
      return undefined;
    }
    return appointment;
  }

  #send(message: ServerMessage): void {
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Runs acts one after the other, so that messages keep their order. */
  #then(act: () => Promise<void>): void {
    this.#work = this.#work.then(act).catch((error: unknown) => {
      this.#opening.request.log.warn({ err: error }, 'signalling failed');
    });
  }
}

function readMessage(data: string): PeerMessage | undefined {
  try {
    const read = PeerMessage.safeParse(JSON.parse(data));
    return read.success && data.isWellFormed() ? read.data : undefined;
  } catch {
    return undefined;
  }
}
