import { DEFAULT_MODEL } from './languageModel/defaultModel';
import { readCluster, type ClusterSettings } from './clusterSettings';
import { readAllowedHosts } from './http/allowedHosts';
import { readSeats } from './seats';
import { count, type Environment } from './settingValues';
import { MEGABYTE, readMaxUploadMb } from './uploadLimit';

/** Settings of the local services, read once from the environment. */
export interface ServicesConfig {
  readonly sessions: SessionSettings;
  /** Where the state is that several processes share; null for one process that serves alone. */
  readonly cluster: ClusterSettings | null;
  readonly sessionGate: SessionGateRule;
  readonly rateLimits: RateLimitSetting;
  /** Extra delay in milliseconds for each answer of a stand-in. */
  readonly standInDelayMs: number;
  /** Whether readings of drawings are kept for whoever asks for the same drawing again. */
  readonly recognitionCache: boolean;
  /** Whether text and cut-outs of an article are kept for whoever uploads the same article again. */
  readonly articleCache: boolean;
  /** Whether the segments of an uploaded article are prepared before they are requested. */
  readonly prepareSegments: boolean;
  /** Whether the tagger uses its sequence model beside the rules. */
  readonly sequenceModel: boolean;
  /** Whether the pictures of scanned pages are read. */
  readonly readScans: boolean;
  /** Pages of an article, from the first, whose pictures are read if they are scans. */
  readonly scanPages: number;
  /** Whether to serve the fault switchboard at `/faults`. */
  readonly faults: boolean;
  /** Origins, besides the services' own, whose pages may call them. */
  readonly corsOrigins: readonly string[];
  /** Host names, besides this machine's, that the services answer to. */
  readonly hosts: readonly string[];
  /** Token that lets other machines reset the sessions; if empty, only this machine can. */
  readonly resetToken: string;
  /** Milliseconds between SIGTERM and closing, in which `GET /ready` refuses. */
  readonly drainMs: number;
  readonly limits: RequestLimits;
  readonly languageModel: LanguageModelSettings | null;
  /**
   * Base address of a language model for which each caller brings a key. Only where the caller is the page of
   * these services alone: a server must not be given other people's keys.
   */
  readonly callersModelUrl: string | null;
}

export interface SessionSettings {
  /** Maximum number of active sessions. */
  readonly seats: number;
  /** Maximum number of sessions waiting for a seat. */
  readonly maxWaiting: number;
  /** Maximum number of sessions, active or waiting, per address other than this machine. */
  readonly maxPerAddress: number;
  /** Milliseconds without a sign of life before a session ends. */
  readonly idleMs: number;
  readonly sweepMs: number;
  /** Milliseconds without a frame from the client before its socket is pinged. */
  readonly pingMs: number;
  /** Period in milliseconds of the WebSocket protocol's ping, which detects peers that have vanished. */
  readonly livenessMs: number;
  /** Milliseconds between two messages about the queue to all clients of this process. */
  readonly pushPauseMs: number;
}

/**
 * How a client that sends no session id is identified: by the cookie that `POST /session/create` sets, as the
 * published front end needs; `strict` sets no cookie, so every call must name its session.
 */
export type SessionGateRule = 'cookie' | 'strict';

/** `reference`: the table in docs/contract.md 1.7; a number: requests per minute for every class. */
export type RateLimitSetting = 'off' | 'reference' | number;

export interface RequestLimits {
  /** Maximum size of one uploaded file in bytes. */
  readonly fileBytes: number;
  /** Maximum size of a whole multipart request in bytes. */
  readonly multipartBytes: number;
  readonly jsonBytes: number;
  /** Maximum bytes one session may store: its documents, pictures and segments. */
  readonly sessionBytes: number;
  /** Maximum total time of a request in milliseconds. */
  readonly requestMs: number;
}

/** A server that speaks the OpenAI protocol. */
export interface LanguageModelSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
}

/** With many processes, each change of the queue would be a question of each. */
const SHARED_PUSH_PAUSE_MS = 250;

/** Allowance for the boundaries and the small fields sent along with the file. */
const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

/**
 * Default requests per minute. An article with 500 segments needs 500 images and 500 recognitions over two
 * lanes, all counted together; this leaves room for several tabs and retries.
 */
const DEFAULT_REQUESTS_A_MINUTE = 6000;

/**
 * Maximum queue length. With three seats, the last of a hundred sessions waits for hours; a longer queue
 * would only use memory, and every change to the queue is sent to all of them.
 */
const DEFAULT_MAX_WAITING = 100;

/** A laboratory or a lecture room may share one address. */
const DEFAULT_MAX_PER_ADDRESS = 30;

/** For one megabyte of the largest article: enough for 50 such articles, with their segments. */
const SESSION_MEGABYTES_EACH = 60;

/** Ten minutes of processor time; journal articles have fewer pages. */
const DEFAULT_SCAN_PAGES = 100;

/** The reference services' own page origin, which they allow by default (docs/contract.md 1.3). */
const DEFAULT_CORS_ORIGINS = 'http://localhost:8080';

/**
 * Whether sessions and their files are this process's alone though its tasks go into a queue, whose nodes have other
 * limits.
 */
function hasOwnSessions(env: Environment): boolean {
  const sessions = env['MARCUS_SESSIONS'] ?? '';
  if (sessions !== '' && sessions !== 'own') {
    throw new Error(`MARCUS_SESSIONS must be "own" or absent, not "${sessions}"`);
  }
  return sessions === 'own';
}

/**
 * Reads the services' settings.
 *
 * @throws Error naming the variable whose value cannot be used
 */
export function readConfig(env: Environment): ServicesConfig {
  const cluster = hasOwnSessions(env) ? null : readCluster(env);
  return {
    sessions: {
      seats: readSeats(env),
      maxWaiting: count(env, 'MARCUS_MAX_WAITING', DEFAULT_MAX_WAITING),
      maxPerAddress: count(env, 'MARCUS_MAX_SESSIONS_PER_ADDRESS', DEFAULT_MAX_PER_ADDRESS),
      idleMs: milliseconds(env, 'MARCUS_SESSION_IDLE_MS', 300_000),
      sweepMs: milliseconds(env, 'MARCUS_SESSION_SWEEP_MS', 5_000),
      pingMs: milliseconds(env, 'MARCUS_SOCKET_PING_MS', 30_000),
      livenessMs: milliseconds(env, 'MARCUS_SOCKET_LIVENESS_MS', 20_000),
      pushPauseMs: cluster === null ? 0 : SHARED_PUSH_PAUSE_MS,
    },
    cluster,
    sessionGate: readSessionGate(env['MARCUS_SESSION_GATE']),
    rateLimits: readRateLimits(env['MARCUS_RATE_LIMITS']),
    standInDelayMs: milliseconds(env, 'MARCUS_STAND_IN_DELAY_MS', 0),
    recognitionCache: isOn(env, 'MARCUS_RECOGNITION_CACHE'),
    articleCache: isOn(env, 'MARCUS_ARTICLE_CACHE'),
    prepareSegments: isOn(env, 'MARCUS_PREPARE_SEGMENTS'),
    sequenceModel: isOn(env, 'MARCUS_SEQUENCE_MODEL'),
    readScans: isOn(env, 'MARCUS_READ_SCANS'),
    scanPages: count(env, 'MARCUS_SCAN_PAGES', DEFAULT_SCAN_PAGES),
    faults: env['MARCUS_FAULTS'] === '1',
    corsOrigins: list(env['CORS_ORIGINS'] ?? DEFAULT_CORS_ORIGINS),
    hosts: readAllowedHosts(env),
    resetToken: env['MARCUS_RESET_TOKEN'] ?? '',
    drainMs: milliseconds(env, 'MARCUS_DRAIN_MS', 0),
    limits: readLimits(env),
    languageModel: readLanguageModel(env),
    callersModelUrl: null,
  };
}

function readLimits(env: Environment): RequestLimits {
  const maxUploadMb = readMaxUploadMb(env);
  const fileBytes = maxUploadMb * MEGABYTE;
  return {
    fileBytes,
    multipartBytes: fileBytes + MULTIPART_OVERHEAD_BYTES,
    jsonBytes: 2 * MEGABYTE,
    sessionBytes: count(env, 'MARCUS_SESSION_MB', maxUploadMb * SESSION_MEGABYTES_EACH) * MEGABYTE,
    requestMs: 300_000,
  };
}

const milliseconds = (env: Environment, name: string, fallback: number) =>
  count(env, name, fallback, 'a whole number of milliseconds');

/** Of what is on unless switched off. */
function isOn(env: Environment, name: string): boolean {
  const text = env[name];
  if (text === undefined || text === '' || text === 'on') return true;
  if (text === 'off') return false;
  throw new Error(`${name} must be "on" or "off", not "${text}"`);
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
    baseUrl: env['OPENAI_BASE_URL'] || DEFAULT_MODEL.baseUrl,
    model: env['OPENAI_MODEL'] || DEFAULT_MODEL.model,
  };
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
