import { CookieJar } from 'tough-cookie';
import { answerOf, postingBy, type Answer, type FormFields } from './servicesClient';

/** A client that names no session: it keeps and sends cookies, like a browser. */
export interface BrowserClient {
  readonly request: (path: string, init?: RequestInit) => Promise<Answer>;
  readonly postJson: (path: string, body: unknown) => Promise<Answer>;
  readonly postForm: (path: string, fields: FormFields) => Promise<Answer>;
  /** A request by an element such as `<img>`. */
  readonly load: (path: string) => Promise<Response>;
  /** The `Cookie` header for a socket's handshake. */
  readonly cookieHeader: () => Promise<string>;
}

/** @param url of the services, as seen by the page that calls them */
export function openBrowserClient(url: string): BrowserClient {
  const jar = new CookieJar();
  const cookieHeader = () => jar.getCookieString(`${url}/`, { sameSiteContext: 'strict' });
  const load = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', await cookieHeader());
    const response = await fetch(url + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      await jar.setCookie(cookie, url + path, { sameSiteContext: 'strict' });
    }
    return response;
  };
  const request = async (path: string, init?: RequestInit) => answerOf(await load(path, init));
  return {
    request,
    load: (path) => load(path),
    cookieHeader,
    ...postingBy(request),
  };
}
