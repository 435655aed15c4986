import { readFileSync } from 'node:fs';

/** A client with its own session, for tests over HTTP. */
export interface ServicesClient {
  readonly sessionId: string;
  /** `path` as in the contract, `/latest/...`; the session header is added. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly json: (path: string, init?: RequestInit) => Promise<Answer>;
  readonly postJson: (path: string, body: unknown) => Promise<Answer>;
  readonly postForm: (path: string, fields: FormFields) => Promise<Answer>;
  /** Releases the seat: there are only three. */
  readonly leave: () => Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into answers of any shape.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export type FormFields = Readonly<Record<string, string | File>>;

/** A response with its body, parsed as JSON if declared as such. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  const { status, headers } = response;
  return { status, headers, body: isJson ? JSON.parse(text) : text };
}

/** Requests JSON. */
export const request = async (url: string, init?: RequestInit): Promise<Answer> =>
  answerOf(await fetch(url, init));

/** The two ways of posting to the services, over any kind of request. */
export const postingBy = (send: (path: string, init: RequestInit) => Promise<Answer>) => ({
  postJson: (path: string, body: unknown) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  postForm: (path: string, fields: FormFields) => {
    const form = new FormData();
    Object.entries(fields).forEach(([name, value]) => form.set(name, value));
    return send(path, { method: 'POST', body: form });
  },
});

export async function openClient(url: string): Promise<ServicesClient> {
  const { body } = await request(`${url}/session/create`, { method: 'POST' });
  return clientOf(url, body.session.session_id);
}

/** A client with a session that exists, on the services that have it. */
export function clientOf(url: string, sessionId: string): ServicesClient {
  const withSession = (init: RequestInit = {}): RequestInit => {
    const headers = new Headers(init.headers);
    headers.set('X-Session-ID', sessionId);
    return { ...init, headers };
  };
  const json = (path: string, init?: RequestInit) => request(url + path, withSession(init));
  return {
    sessionId,
    fetch: (path, init) => fetch(url + path, withSession(init)),
    json,
    ...postingBy(json),
    leave: () => request(`${url}/session/remove/${sessionId}`, { method: 'DELETE' }),
  };
}

/** The sample article of the application as an upload. */
export const sampleArticle = (name = 'sample-article.pdf') =>
  new File([readFileSync('public/sample-article.pdf')], name, { type: 'application/pdf' });
