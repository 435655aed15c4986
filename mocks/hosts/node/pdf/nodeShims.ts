/**
 * JavaScript features that pdf.js 6 uses and Node 20 lacks.
 *
 * Without the two ArrayBuffer methods pdf.js does not fail: it renders blank pages and only warns. Every
 * module that loads pdf.js imports this file first. Later Node versions have all four, and nothing is
 * replaced there.
 */

type Shimmable = Record<string, unknown>;

function define(target: object, name: string, value: unknown): void {
  if (name in target) return;
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

define(Promise as unknown as Shimmable, 'withResolvers', function withResolvers<T>() {
  let resolve!: (value: T | PromiseLike<T>) => void;
  let reject!: (reason?: unknown) => void;
  const promise = new Promise<T>((ok, fail) => {
    resolve = ok;
    reject = fail;
  });
  return { promise, resolve, reject };
});

define(Promise as unknown as Shimmable, 'try', function tryCall<
  T,
>(work: (...args: unknown[]) => T | PromiseLike<T>, ...args: unknown[]) {
  return new Promise<T>((resolve) => resolve(work(...args)));
});

function transfer(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  if (length === this.byteLength) return structuredClone(this, { transfer: [this] });
  const resized = new ArrayBuffer(length);
  new Uint8Array(resized).set(new Uint8Array(this).subarray(0, length));
  structuredClone(this, { transfer: [this] });
  return resized;
}

define(ArrayBuffer.prototype, 'transfer', transfer);
define(ArrayBuffer.prototype, 'transferToFixedLength', transfer);

export {};
