import { Agent, request } from 'node:http';
import type { SoakAnswer, SoakBody, SoakCall } from '../httpClient';
import type { NodeDirectory } from './nodeDirectory';

export interface ClusterHttp {
  /** One call to any node; null if that could not be reached or broke off. */
  readonly ask: (call: SoakCall) => Promise<SoakAnswer | null>;
  readonly close: () => void;
}

/**
 * Half of the soak's idle limit: whoever asks again for a session after a lost answer must still find the one it
 * was given, or it is made twice.
 */
const LIMIT_MS = 4_000;

/** Calls as through a proxy that sends each to any node. */
export function createClusterHttp(directory: NodeDirectory): ClusterHttp {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    ask: ({ method, path, sessionId, json }) =>
      new Promise((resolve) => {
        const headers = {
          ...(sessionId === undefined ? {} : { 'X-Session-ID': sessionId }),
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        };
        const fail = () => resolve(null);
        const options = { method, agent, headers, timeout: LIMIT_MS };
        const sent = request(directory.pick().url + path, options, (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => (text += part));
          response.once('error', fail);
          response.once('end', () => resolve(answerOf(response.statusCode ?? 0, text)));
        });
        sent.once('timeout', () => sent.destroy(new Error('No answer')));
        sent.once('error', fail);
        sent.end(json === undefined ? undefined : JSON.stringify(json));
      }),
    close: () => agent.destroy(),
  };
}

function answerOf(status: number, text: string): SoakAnswer | null {
  try {
    const body: SoakBody = JSON.parse(text);
    return { status, body };
  } catch {
    return null;
  }
}
