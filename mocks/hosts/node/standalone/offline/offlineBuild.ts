import { createHash } from 'node:crypto';
import type { Asset } from '../assetList';
import { offlinePartOf, PART_ORDER } from './offlineParts';

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

/** The files that a browser needs without a network, by the parts that it stores as a whole. */
export function offlineBuildOf(assets: readonly Asset[]): OfflineBuild {
  const found: Record<string, BuiltFile[]> = {};
  for (const { path, bytes, sha256, part } of assets) {
    const id = offlinePartOf(path) && (part ?? offlinePartOf(path));
    if (id === undefined) continue;
    (found[id] ??= []).push({ name: path, size: bytes, hash: sha256.slice(0, HASH_DIGITS) });
  }
  const parts = Object.fromEntries(
    Object.entries(found).sort(([a], [b]) => placeOf(a) - placeOf(b)),
  );
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return { version: version.slice(0, HASH_DIGITS), parts };
}

/** Parts without a place in the order come last. */
function placeOf(id: string): number {
  const place = PART_ORDER.indexOf(id);
  return place < 0 ? PART_ORDER.length : place;
}
