import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import { ANSWER_HEADERS } from '../../../services/http/answerHeaders';
import type { ErrorAnswer } from '../../../services/http/errorAnswer';

/** Headers of an error answered outside the services' application. */
export const answerHeadersOf = (body: string): OutgoingHttpHeaders => ({
  ...ANSWER_HEADERS,
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(body),
});

/** Writes an error to a bare connection, which has no response object, and closes it. */
export function endWithError(socket: Duplex, status: number, error: ErrorAnswer['body']): void {
  socket.on('error', () => socket.destroy());
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(error);
  const headers = { ...answerHeadersOf(body), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}
