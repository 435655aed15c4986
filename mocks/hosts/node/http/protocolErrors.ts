import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerHeadersOf, endWithError } from './plainAnswer';

/** By the error code of Node's parser; any other code means the input is not HTTP at all. */
const ANSWERS: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the request are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time'],
};
const MALFORMED = [400, 'The request is not valid HTTP'] as const;

/** Answers unreadable requests in the same format as all other errors; Node leaves the answer empty. */
export function answerProtocolErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [status, detail] = ANSWERS[error.code ?? ''] ?? MALFORMED;
    endWithError(socket, status, { detail });
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const body = JSON.stringify({ detail: 'Of Expect, only 100-continue is known' });
    response.writeHead(417, answerHeadersOf(body)).end(body);
  });
  server.on('connect', (_request, socket: Duplex) =>
    endWithError(socket, 405, { detail: 'Method Not Allowed' }),
  );
}
