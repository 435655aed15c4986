import { deserialize, serialize } from 'node:v8';
import type { Blobs } from './blobs';

/**
 * A task's input or result on its way through Redis. It arrives as it would from a worker process, by
 * structured clone; large bytes and large values travel by content.
 */
export interface PackedValue {
  /** The value without its large bytes, in V8's format: as base64, or as the key of a blob. */
  readonly body: string | { readonly blob: string };
  /** Where large bytes belong, and their keys. */
  readonly parts: readonly PackedPart[];
}

interface PackedPart {
  /** Names and indices from the value down. */
  readonly path: readonly (string | number)[];
  readonly blob: string;
}

/** Bytes beyond which a part has a blob of its own; below, the round trip costs more than it saves. */
const INLINE_BYTES = 2_048;

/** Bytes of a body that a job may carry. */
const BODY_BYTES = 16_384;

export async function packValue(value: unknown, blobs: Blobs): Promise<PackedValue> {
  const found: { path: (string | number)[]; bytes: Uint8Array }[] = [];
  const rest = withoutBytes(value, [], (path, bytes) => found.push({ path, bytes }));
  const parts = await Promise.all(
    found.map(async ({ path, bytes }) => ({ path, blob: await blobs.put(bytes) })),
  );
  const body = serialize(rest);
  const isSmall = body.length <= BODY_BYTES;
  return {
    body: isSmall ? body.toString('base64') : { blob: await blobs.put(new Uint8Array(body)) },
    parts,
  };
}

/** @throws BlobGone when its bytes are no longer stored */
export async function unpackValue({ body, parts }: PackedValue, blobs: Blobs): Promise<unknown> {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'base64') : await blobs.get(body.blob);
  let value: unknown = deserialize(bytes);
  for (const { path, blob } of parts) value = placed(value, path, await blobs.get(blob));
  return value;
}

type Leave = (path: (string | number)[], bytes: Uint8Array) => void;

/** A copy with null in place of large bytes; what holds none is not copied. */
function withoutBytes(value: unknown, path: (string | number)[], leave: Leave): unknown {
  if (value instanceof Uint8Array) {
    // A view of a part of a larger buffer would be sent whole.
    if (value.length <= INLINE_BYTES) return value.slice();
    leave(path, value);
    return null;
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => withoutBytes(item, [...path, index], leave));
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, item]) => [name, withoutBytes(item, [...path, name], leave)]),
  );
}

/** The value with bytes at a path. */
function placed(value: unknown, path: readonly (string | number)[], bytes: Uint8Array): unknown {
  const last = path.at(-1);
  if (last === undefined) return bytes;
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, name) => Reflect.get(Object(at), name), value);
  Reflect.set(Object(holder), last, bytes);
  return value;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Of whichever realm: tests have one of their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
