/** What the build inserts into the services' worker (`hosts/node/standalone/bundleWorkers`). */

/** The file with the code of the engine's workers, beside this one. */
declare const ENGINE_SCRIPT: string;

/** The one address that a language model's key may be sent to. */
declare const LANGUAGE_MODEL_URL: string | null;

/** Origins of other machines that engines may be asked at. */
declare const ENGINE_ORIGINS: readonly string[];

declare const ENGINE_PARTS: Readonly<
  Record<
    'rdkit' | 'figures' | 'pixel-graph' | 'tagger' | 'taxa',
    {
      readonly title: string;
      readonly files: readonly {
        readonly name: string;
        readonly url: string;
        readonly bytes: number;
      }[];
    }
  >
>;

/** pdf.js's parser, which it calls through `globalThis.pdfjsWorker`. */
declare module 'pdfjs-dist/build/pdf.worker.mjs';
