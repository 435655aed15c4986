import { MAX_PDF_BYTES } from './stores/checkUpload';
import { readAllowedHosts } from './http/allowedHosts';

/** How the local services are set up; read once from the environment. */
export interface ServicesConfig {
  readonly sessions: SessionSettings;
  readonly sessionGate: SessionGateRule;
  readonly rateLimits: RateLimitSetting;
  /** Milliseconds that each answer of a stand-in takes longer. */
  readonly standInDelayMs: number;
  /** True puts the fault switchboard at `/faults`. */
  readonly faults: boolean;
  /** Origins other than the services' own that may call them from a page. */
  readonly corsOrigins: readonly string[];
  /** Names beside those of this machine under which the services answer. */
  readonly hosts: readonly string[];
  /** Lets others than this machine reset the sessions; empty: nobody else. */
  readonly resetToken: string;
  readonly limits: RequestLimits;
  readonly languageModel: LanguageModelSettings | null;
}

export interface SessionSettings {
  /** Sessions that may work at the same time. */
  readonly seats: number;
  /** Sessions that may wait for a seat. */
  readonly maxWaiting: number;
  /** Sessions that one address other than this machine may have, with and without a seat. */
  readonly maxPerAddress: number;
  /** Milliseconds without a sign of life after which a session ends. */
  readonly idleMs: number;
  readonly sweepMs: number;
  /** Milliseconds without a frame from the client after which its socket is sent a ping. */
  readonly pingMs: number;
  /** Period in milliseconds of the protocol's own ping, by which a peer that vanished is noticed. */
  readonly livenessMs: number;
}

/**
 * How a client without an id of its own gets through: by the cookie that `POST /session/create` sets it,
 * as the published front end needs; `strict` sets none, so that each call must name its session.
 */
export type SessionGateRule = 'cookie' | 'strict';

/** `reference`: the table of docs/contract.md 1.7; a number: requests a minute, whatever the class. */
export type RateLimitSetting = 'off' | 'reference' | number;

export interface RequestLimits {
  /** Bytes of one uploaded file. */
  readonly fileBytes: number;
  /** Bytes of a whole multipart request. */
  readonly multipartBytes: number;
  readonly jsonBytes: number;
  /** Bytes of what one session may keep: its documents, pictures and segments. */
  readonly sessionBytes: number;
  /** Milliseconds a request may take altogether. */
  readonly requestMs: number;
}

/** A server that speaks the OpenAI protocol. */
export interface LanguageModelSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
}

/** Room for the boundaries and the small fields beside the file. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

/**
 * Requests a minute by default. An article of 500 segments takes 500 images and 500 recognitions
 * through two lanes, all counted together; several tabs and repeats still fit.
 */
const DEFAULT_REQUESTS_A_MINUTE = 6000;

/**
 * Sessions in the queue. With three seats the last of a hundred waits for hours; more of them only take
 * memory, and each change of the queue is told to all.
 */
const DEFAULT_MAX_WAITING = 100;

/** A laboratory or a lecture room may share one address. */
const DEFAULT_MAX_PER_ADDRESS = 30;

/** 50 articles of the largest size, with their segments. */
const DEFAULT_SESSION_MEGABYTES = 600;

/** The reference services' own page address, allowed there by default (docs/contract.md 1.3). */
const DEFAULT_CORS_ORIGINS = 'http://localhost:8080';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the services' settings.
 *
 * @throws Error naming the variable whose value cannot be used
 */
export function readConfig(env: Environment): ServicesConfig {
  return {
    sessions: {
      seats: 3,
      maxWaiting: count(env, 'MARCUS_MAX_WAITING', DEFAULT_MAX_WAITING),
      maxPerAddress: count(env, 'MARCUS_MAX_SESSIONS_PER_ADDRESS', DEFAULT_MAX_PER_ADDRESS),
      idleMs: milliseconds(env, 'MARCUS_SESSION_IDLE_MS', 300_000),
      sweepMs: milliseconds(env, 'MARCUS_SESSION_SWEEP_MS', 5_000),
      pingMs: milliseconds(env, 'MARCUS_SOCKET_PING_MS', 30_000),
      livenessMs: milliseconds(env, 'MARCUS_SOCKET_LIVENESS_MS', 20_000),
    },
    sessionGate: readSessionGate(env['MARCUS_SESSION_GATE']),
    rateLimits: readRateLimits(env['MARCUS_RATE_LIMITS']),
    standInDelayMs: milliseconds(env, 'MARCUS_STAND_IN_DELAY_MS', 0),
    faults: env['MARCUS_FAULTS'] === '1',
    corsOrigins: list(env['CORS_ORIGINS'] ?? DEFAULT_CORS_ORIGINS),
    hosts: readAllowedHosts(env),
    resetToken: env['MARCUS_RESET_TOKEN'] ?? '',
    limits: {
      fileBytes: MAX_PDF_BYTES,
      multipartBytes: MAX_PDF_BYTES + MULTIPART_OVERHEAD_BYTES,
      jsonBytes: 2 * 1024 * 1024,
      sessionBytes: count(env, 'MARCUS_SESSION_MB', DEFAULT_SESSION_MEGABYTES) * 1024 * 1024,
      requestMs: 300_000,
    },
    languageModel: readLanguageModel(env),
  };
}

const milliseconds = (env: Environment, name: string, fallback: number) =>
  count(env, name, fallback, 'a whole number of milliseconds');

function count(
  env: Environment,
  name: string,
  fallback: number,
  expected = 'a whole number above 0',
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`${name} must be ${expected}, not "${text}"`);
}

function readSessionGate(text: string | undefined): SessionGateRule {
  if (text === undefined || text === '') return 'cookie';
  if (text === 'cookie' || text === 'strict') return text;
  throw new Error(`MARCUS_SESSION_GATE must be "cookie" or "strict", not "${text}"`);
}

function readRateLimits(text: string | undefined): RateLimitSetting {
  if (text === undefined || text === '') return DEFAULT_REQUESTS_A_MINUTE;
  if (text === 'off' || text === 'reference') return text;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(
    `MARCUS_RATE_LIMITS must be "reference", "off" or a number of requests a minute, not "${text}"`,
  );
}

function readLanguageModel(env: Environment): LanguageModelSettings | null {
  const apiKey = env['OPENAI_API_KEY'] ?? '';
  if (apiKey === '') return null;
  return {
    apiKey,
    baseUrl: env['OPENAI_BASE_URL'] || 'https://api.openai.com/v1',
    model: env['OPENAI_MODEL'] || 'gpt-4o-mini',
  };
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
