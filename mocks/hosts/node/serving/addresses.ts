export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The base address of a service, to which paths are appended; without a trailing slash.
 *
 * @returns `undefined` if the variable is not set
 * @throws Error naming the variable if its value is not such an address
 */
export function readAddress(env: Environment, variable: string): string | undefined {
  const text = (env[variable] ?? '').trim();
  if (text === '') return undefined;
  if (isBaseAddress(text)) return new URL(text).href.replace(/\/+$/, '');
  throw new Error(
    `${variable} must be a http or https address without name, password, query or fragment, ` +
      `not "${text}"`,
  );
}

/** Like `readAddress`, for sockets: `ws` or `wss`. */
export function readSocketAddress(env: Environment, variable: string): string | undefined {
  const text = (env[variable] ?? '').trim();
  if (text === '') return undefined;
  if (isBaseAddress(text, ['ws:', 'wss:'])) return new URL(text).href.replace(/\/+$/, '');
  throw new Error(`${variable} must be a ws or wss address, not "${text}"`);
}

function isBaseAddress(text: string, protocols = ['http:', 'https:']): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  const isBare = username === '' && password === '' && !/[?#]/.test(text);
  return protocols.includes(protocol) && isBare;
}

/** A single address and nothing else, because it becomes part of a query. */
const EMAIL = /^[^\s@<>,]+@[^\s@<>,]+$/;

/** @throws Error if the variable has any other value */
export function readContactEmail(env: Environment): string | undefined {
  const text = (env['CONTACT_EMAIL'] ?? '').trim();
  if (text === '') return undefined;
  if (EMAIL.test(text)) return text;
  throw new Error(`CONTACT_EMAIL must be an e-mail address, not "${text}"`);
}
