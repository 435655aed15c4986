import { createHash } from 'node:crypto';
import type { Asset } from '../assetList';
import { offlinePartOf, SHELL } from './offlineParts';

/** As the service worker reads it (src/serviceWorker/builtFiles.ts). */
interface BuiltFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly hash: string;
}

/** As the service worker reads it. */
export interface OfflineBuild {
  readonly version: string;
  readonly parts: Readonly<Record<string, readonly BuiltFile[]>>;
}

/** Hex digits of SHA-256 (src/serviceWorker/builtFiles.ts, `contentHash`). */
const HASH_DIGITS = 24;

/** The files that a browser needs without a network, by the parts that it stores as a whole, the shell first. */
export function offlineBuildOf(assets: readonly Asset[]): OfflineBuild {
  const parts: Record<string, BuiltFile[]> = { [SHELL]: [] };
  for (const { path, bytes, sha256, part } of assets) {
    const id = offlinePartOf(path) && (part ?? offlinePartOf(path));
    if (id === undefined) continue;
    (parts[id] ??= []).push({ name: path, size: bytes, hash: sha256.slice(0, HASH_DIGITS) });
  }
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return { version: version.slice(0, HASH_DIGITS), parts };
}
