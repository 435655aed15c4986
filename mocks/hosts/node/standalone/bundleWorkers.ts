import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import type { EngineParts } from '../../browser/parts/engineParts';
import { withEsbuild } from '../withEsbuild';
import { rdkitWithoutEval } from './rdkitWithoutEval';

export interface BundledWorkers {
  /** The services' script, relative to the folder. */
  readonly servicesScript: string;
  /** The files that went into the scripts, relative to the repository. */
  readonly inputs: readonly string[];
}

/** What the services' worker is told when it is built. */
export interface BuiltIn {
  readonly parts: EngineParts;
  /** The one address that a language model's key may be sent to; null for none. */
  readonly languageModelUrl: string | null;
  /** Origins of other machines that engines may be asked at. */
  readonly engineOrigins: readonly string[];
}

/** The workers of `hosts/browser`, as modules with hashed names; what an area of tasks needs is a file of its own. */
export async function bundleWorkers(
  root: string,
  folder: string,
  { parts, languageModelUrl, engineOrigins }: BuiltIn,
): Promise<BundledWorkers> {
  const options = commonOptions(root, folder);
  return withEsbuild(async () => {
    const engine = await build({ ...options, entryPoints: [ENGINE] });
    await writeReachable(folder, engine, ENGINE);
    const services = await build({
      ...options,
      entryPoints: [SERVICES],
      define: {
        ...options.define,
        ENGINE_SCRIPT: JSON.stringify(scriptOf(engine.metafile, ENGINE)),
        ENGINE_PARTS: JSON.stringify(parts),
        ENGINE_ORIGINS: JSON.stringify(engineOrigins),
        LANGUAGE_MODEL_URL: JSON.stringify(languageModelUrl),
      },
    });
    await writeReachable(folder, services, SERVICES);
    return {
      servicesScript: scriptOf(services.metafile, SERVICES),
      inputs: [engine, services].flatMap(({ metafile }) => Object.keys(metafile.inputs)),
    };
  });
}

const ENGINE = 'mocks/hosts/browser/workers/engine.worker.ts';
const SERVICES = 'mocks/hosts/browser/services.worker.ts';

const commonOptions = (root: string, folder: string) =>
  ({
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    legalComments: 'none',
    target: 'es2022',
    platform: 'browser',
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    // Packages look for Node's version to tell where they run.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [rdkitLoader, nodeOfPackages],
  }) satisfies BuildOptions;

const rdkitLoader: Plugin = {
  name: 'rdkit-without-eval',
  setup({ onLoad }) {
    onLoad({ filter: /RDKit_minimal\.js$/ }, async ({ path: file }) => ({
      contents: rdkitWithoutEval(await readFile(file, 'utf8')),
      loader: 'js',
    }));
  },
};

/** Packages name Node's modules in code that runs there only. Ours must not: the build fails. */
const nodeOfPackages: Plugin = {
  name: 'node-of-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:node:|(?:fs|path|module|url|crypto)$)/ }, ({ path: name, importer }) =>
      importer.includes('/node_modules/') ? { path: name, external: true } : undefined,
    );
  },
};

/**
 * Writes the files that an entry needs. The services name the engine's areas for their types and time limits
 * only; esbuild makes files of them all the same.
 */
async function writeReachable(
  folder: string,
  { metafile, outputFiles }: Bundle,
  entryPoint: string,
): Promise<void> {
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    metafile.outputs[name]?.imports.forEach(({ path: next, external }) => external || visit(next));
  };
  visit(outputOf(metafile, entryPoint));
  const names = new Set([...reached].map((name) => path.basename(name)));
  await mkdir(folder, { recursive: true });
  for (const { path: file, contents } of outputFiles) {
    if (names.has(path.basename(file))) await writeFile(file, contents);
  }
}

type Bundle = BuildResult<{ metafile: true; write: false }>;

const scriptOf = (metafile: Metafile, entryPoint: string): string =>
  path.basename(outputOf(metafile, entryPoint));

function outputOf({ outputs }: Metafile, entryPoint: string): string {
  const found = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint);
  if (!found) throw new Error(`${entryPoint} was not built`);
  return found[0];
}
