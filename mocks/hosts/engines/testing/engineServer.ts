import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as the server got it. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The multipart body, as text. */
  readonly body: string;
}

export type Answer = (call: ReceivedCall, response: ServerResponse) => void | Promise<void>;

export interface EngineServer extends AsyncDisposable {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  /** How the next calls are answered. */
  answer: Answer;
}

/** Services that answer as told. */
export async function startEngineServer(answer: Answer): Promise<EngineServer> {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = '', url: path = '', headers } = request;
      const call = { method, path, headers, body: Buffer.concat(chunks).toString('latin1') };
      calls.push(call);
      await running.answer(call, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const running: EngineServer = {
    url: `http://127.0.0.1:${port}`,
    calls,
    answer,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return running;
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  (_call, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
