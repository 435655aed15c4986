import { readFileSync } from 'node:fs';

/** A client with a session of its own, for tests over HTTP. */
export interface ServicesClient {
  readonly sessionId: string;
  /** `path` as in the contract, `/latest/...`; the session header is added. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly json: (path: string, init?: RequestInit) => Promise<Answer>;
  readonly postJson: (path: string, body: unknown) => Promise<Answer>;
  readonly postForm: (path: string, fields: FormFields) => Promise<Answer>;
  /** Gives the seat back: there are three. */
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

/** Asks for JSON. */
export async function request(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}

export async function openClient(url: string): Promise<ServicesClient> {
  const { body } = await request(`${url}/session/create`, { method: 'POST' });
  const sessionId: string = body.session.session_id;
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
    postJson: (path, body) =>
      json(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    postForm: (path, fields) => {
      const form = new FormData();
      Object.entries(fields).forEach(([name, value]) => form.set(name, value));
      return json(path, { method: 'POST', body: form });
    },
    leave: () => request(`${url}/session/remove/${sessionId}`, { method: 'DELETE' }),
  };
}

/** The sample article of the application as an upload. */
export const sampleArticle = (name = 'sample-article.pdf') =>
  new File([readFileSync('public/sample-article.pdf')], name, { type: 'application/pdf' });
