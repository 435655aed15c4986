import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/** An answer as received. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
  // Tests look into answers of any shape.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface RawCall {
  readonly method: string;
  /** Sent as given: neither decoded nor normalised, unlike with `fetch`. */
  readonly path: string;
  readonly body?: string | Uint8Array;
  /** Aborts the connection. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request with headers that `fetch` does not allow, such as Host. */
export function askAs(
  url: string,
  headers: Readonly<Record<string, string>>,
  { method, path, body, signal }: RawCall,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  // As a browser's: a server that may close it with its answer cuts off a body that is still being sent.
  const agent = new Agent({ keepAlive: true });
  const connection = { hostname, port, agent, ...(signal && { signal }) };
  const options = { ...connection, method, path, headers };
  return new Promise<RawAnswer>((resolve, reject) => {
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const { statusCode = 0, headers: told } = response;
        resolve({ status: statusCode, headers: told, text, body: parsed(text) });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  }).finally(() => agent.destroy());
}

/** Sends bytes unchanged; returns everything received until the server closes the connection. */
export function sendBytes(url: string, bytes: string | Uint8Array): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString('utf8'))));
  });
}

function readAnswer(answer: string): RawAnswer {
  const [head = '', text = ''] = answer.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(': ', 2);
      return [name.toLowerCase(), value];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
