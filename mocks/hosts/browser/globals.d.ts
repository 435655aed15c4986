/** What the build inserts into the services' worker (`mocks/standaloneBuild`). */

/** The file with the code of the engine's workers, beside this one. */
declare const ENGINE_SCRIPT: string;

declare const ENGINE_PARTS: import('./parts/engineParts').EngineParts;

/** pdf.js's parser, which it calls through `globalThis.pdfjsWorker`. */
declare module 'pdfjs-dist/build/pdf.worker.mjs';
