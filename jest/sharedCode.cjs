/**
 * Jest's `runtime`, made for many test files that load much the same modules: each module still runs anew for each
 * test file, but a process reads, transforms and compiles it once. By default, V8 parses each module again for each
 * test file, which took more processor time than the tests themselves.
 */
const { statSync } = require('node:fs');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * Tests run in a context of Node's `vm`, where each use of a global is a slow look-up unless it is passed to the
 * module as an argument: the engine's tests took half as long again. Not what tests replace, such as timers, nor
 * what a package declares at its top, such as lucide's icon `Map`.
 */
const QUICK_GLOBALS = [
  ...['Array', 'ArrayBuffer', 'Boolean', 'DataView', 'Error', 'JSON', 'Math', 'Number', 'Object'],
  ...['Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
  ...['Float32Array', 'Float64Array', 'Int32Array', 'Uint8Array', 'Uint8ClampedArray'],
  ...['Uint16Array', 'Uint32Array'],
];

/** By file, while it is as it was: what became of it, and the script compiled from that. */
const transformed = new Map();
const compiled = new Map();

module.exports = class SharedCode extends Runtime {
  constructor(...options) {
    super(...options);
    shareTransforms(this.transformCache);
    shareScripts(this.executor);
  }
};

function shareTransforms(cache) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) return transform(filename, options);
    const { mtimeMs } = statSync(filename);
    let kept = transformed.get(filename);
    if (kept?.mtimeMs !== mtimeMs) {
      forget(cache.fileCache, filename);
      transform(filename, options);
      kept = { mtimeMs, result: cache.transforms.get(filename) };
      transformed.set(filename, kept);
    }
    const { result } = kept;
    cache.transforms.set(filename, result);
    if (result.sourceMapPath) cache.sourceMaps.set(filename, result.sourceMapPath);
    return result.code;
  };
}

/** Jest keeps what it read until the test file ends, by when another may be given it for what the file has now. */
function forget({ strings, buffers }, filename) {
  strings.delete(filename);
  buffers.delete(filename);
}

function shareScripts(executor) {
  const { environment, injectedModuleParameters: parameters } = executor;
  const head = `(function(${QUICK_GLOBALS}){return function(${parameters}){`;
  let globals;
  executor.compile = (source, filename) => {
    const context = environment.getVmContext();
    if (context === null) return null;
    let kept = compiled.get(filename);
    if (kept?.source !== source) {
      const script = new Script(`${head}${source}\n}})`, {
        filename,
        columnOffset: -head.length,
      });
      kept = { source, script };
      compiled.set(filename, kept);
    }
    globals ??= QUICK_GLOBALS.map((name) => environment.global[name]);
    return kept.script.runInContext(context)(...globals);
  };
}
