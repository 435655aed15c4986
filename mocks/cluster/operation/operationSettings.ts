type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** The least important lines that are written; null for no log. */
export function readLogLevel(env: Environment): LogLevel | null {
  const text = env['MARCUS_LOG'] ?? '';
  if (text === '') return null;
  const level = LOG_LEVELS.find((each) => each === text);
  if (level) return level;
  throw new Error(`MARCUS_LOG must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
}

/** Where metrics are served; null for nowhere. */
export function readMetricsAddress(env: Environment): MetricsAddress | null {
  const text = env['MARCUS_METRICS_PORT'] ?? '';
  if (text === '') return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`MARCUS_METRICS_PORT must be a number from 0 to 65535, not "${text}"`);
  }
  return { host: env['MARCUS_METRICS_HOST'] || '127.0.0.1', port };
}
