import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

/**
 * Preloaded into a process and its threads, this writes each host to which they connect, a line each, into the
 * file that `TEST_CONNECTIONS` names. All requests of Node open sockets of this class.
 */
const report = process.env['TEST_CONNECTIONS'];

type Connect = (this: Socket, ...call: unknown[]) => Socket;
const connect = Socket.prototype.connect as Connect;

Socket.prototype.connect = function reported(this: Socket, ...call: unknown[]) {
  const [target] = call.flat() as { readonly host?: string; readonly port?: unknown }[];
  // Without a port, it is a pipe of this machine.
  if (report !== undefined && target?.port !== undefined)
    appendFileSync(report, `${target.host}\n`);
  return connect.apply(this, call);
};
