import { runInThisContext } from 'node:vm';

/** Installs what every browser has and jsdom lacks, so that a fake server can answer views. */
export function installWebApisForJsdom(): void {
  for (const name of ['Headers', 'Request', 'Response']) {
    // jest hides Node's own globals from jsdom's; they are the same standard classes
    if (!(name in globalThis)) {
      Object.defineProperty(globalThis, name, {
        value: runInThisContext(name),
        configurable: true,
      });
    }
  }
  // What they show is of no concern to views' tests.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  if (!('arrayBuffer' in Blob.prototype)) {
    Object.assign(Blob.prototype, {
      arrayBuffer(this: Blob): Promise<ArrayBuffer> {
        return new Promise((resolve, reject) => {
          const reader = new FileReader();
          reader.onload = () => resolve(reader.result as ArrayBuffer);
          reader.onerror = () => reject(reader.error as DOMException);
          reader.readAsArrayBuffer(this);
        });
      },
    });
  }
}
