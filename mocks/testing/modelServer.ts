import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What it says to the next requests. */
export interface ModelAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A stand-in for a server that speaks OpenAI's protocol. */
export interface ModelServer {
  /** Base address, without a trailing slash. */
  readonly url: string;
  /** All but the browser's questions whether it may ask. */
  readonly requests: readonly ModelRequest[];
  answer: ModelAnswer;
  /** Whether pages of other origins may ask it (CORS). */
  allowsPages: boolean;
  readonly stop: () => Promise<void>;
}

/** The answer of a model that found these values. */
export const modelSays = (values: Readonly<Record<string, unknown>>, model: string): object => ({
  model,
  choices: [{ message: { content: JSON.stringify(values) } }],
});

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const state: { answer: ModelAnswer; allowsPages: boolean } = {
    answer: { body: modelSays({}, 'model-1') },
    allowsPages: true,
  };
  const server = createServer(async (request, response) => {
    if (state.allowsPages) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    }
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push({ url: request.url ?? '', headers: request.headers, body });
    const { status = 200, headers = {}, body: said } = state.answer;
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
