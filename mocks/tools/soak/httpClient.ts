import { Agent, request } from 'node:http';
import type { QueueStatus, Session, SessionStatus } from '../../services/sessions/sessionTypes';

/** The parts of an answer's body that the soak test reads; each call has some of them. */
export interface SoakBody {
  readonly session?: Session;
  readonly session_status?: SessionStatus;
  readonly queue_status?: QueueStatus;
  readonly error_code?: string;
}

export interface SoakAnswer {
  readonly status: number;
  readonly body: SoakBody;
}

export interface SoakCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly sessionId?: string | undefined;
  readonly json?: object;
}

export interface SoakHttp {
  readonly ask: (call: SoakCall) => Promise<SoakAnswer>;
  /** Closes the connections that are kept open for the next call. */
  readonly close: () => void;
}

/** Calls over keep-alive connections, like browsers; unlike those of `fetch`, they can be closed. */
export function createSoakHttp(url: string): SoakHttp {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    ask: ({ method, path, sessionId, json }) =>
      new Promise((resolve, reject) => {
        const headers = {
          ...(sessionId === undefined ? {} : { 'X-Session-ID': sessionId }),
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        };
        const sent = request(url + path, { method, agent, headers }, (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => (text += part));
          response.once('error', reject);
          response.once('end', () => {
            try {
              const body: SoakBody = JSON.parse(text);
              resolve({ status: response.statusCode ?? 0, body });
            } catch {
              reject(new Error(`${method} ${path} answered no JSON: ${text.slice(0, 200)}`));
            }
          });
        });
        sent.once('error', reject);
        sent.end(json === undefined ? undefined : JSON.stringify(json));
      }),
    close: () => agent.destroy(),
  };
}
