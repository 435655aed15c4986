import type { AppConfig } from '@/platform/config';
import type { ModelAccess, Secrets } from '@/platform/secrets';

/** Where a request goes. Only `services` ever receives the session id. */
export type ApiHost = 'services' | 'coconut' | 'crossref' | 'datacite' | 'pubchem' | 'wikidata';

/** A file of the vault as a form part, with the name under which the services will store it. */
export interface FormFile {
  readonly fileId: string;
  readonly filename: string;
}

export type FormValue = string | number | boolean | FormFile;
export type QueryValue = string | number | boolean;

/** How a successful answer is read: parsed, as text, or as an image that goes into the blob vault. */
export type AnswerKind = 'json' | 'text' | 'image';

/** One request as an endpoint describes it; the base query makes the real one. */
export interface ApiRequest {
  /** Our services by default. */
  readonly host?: ApiHost;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Begins with a slash; every variable part is encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue | undefined>>;
  readonly json?: unknown;
  /** Multipart fields; undefined ones are left out. */
  readonly form?: Readonly<Record<string, FormValue | undefined>>;
  /** URL-encoded fields: a form that browsers send to other origins without a preflight. */
  readonly urlForm?: Readonly<Record<string, string>>;
  /** `json` by default. */
  readonly answer?: AnswerKind;
  /** Milliseconds for the whole exchange, including reading the answer. */
  readonly timeLimitMs: number;
  /** Message for an error answer without one of its own. */
  readonly failureMessage?: string;
  /** COCONUT's token, which is sent to no other host. From the context, never from an argument. */
  readonly coconutToken?: string | undefined;
  /** For services in this page, and no others. From the context, never from an argument. */
  readonly languageModel?: ModelAccess | undefined;
}

/**
 * What a request may depend on besides its arguments: configured names, and secrets that must not be in any
 * argument.
 */
export interface RequestContext {
  readonly config: AppConfig;
  readonly secrets: Secrets;
}

export type ApiRequestSource = ApiRequest | ((context: RequestContext) => ApiRequest);
