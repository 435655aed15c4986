import type { EnginePorts } from './enginePorts';

/**
 * The areas of the engine's work. Adding one is one line here and a file `tasks/<area>.ts` that makes an
 * object of functions of one input each; input and result can be cloned, as they cross to another process.
 * A second argument is the signal that is aborted when the task is given up.
 *
 * Each area is loaded by the first worker that needs it, so that a worker that draws molecules never loads
 * the pixel network.
 */
export const taskAreas = {
  annotation: async (ports: EnginePorts) =>
    (await import('./annotation')).createAnnotationTasks(ports),
  chemistry: async (ports: EnginePorts) =>
    (await import('./chemistry')).createChemistryTasks(ports),
  documents: async (ports: EnginePorts) =>
    (await import('./documents')).createDocumentsTasks(ports),
  engines: async (ports: EnginePorts) => (await import('./engines')).createEnginesTasks(ports),
  known: async (ports: EnginePorts) => (await import('./known')).createKnownTasks(ports),
  names: async (ports: EnginePorts) => (await import('./names')).createNamesTasks(ports),
  osra: async (ports: EnginePorts) => (await import('./osra')).createOsraTasks(ports),
  recognition: async (ports: EnginePorts) =>
    (await import('./recognition')).createRecognitionTasks(ports),
  scans: async (ports: EnginePorts) => (await import('./scans')).createScansTasks(ports),
  segmentation: async (ports: EnginePorts) =>
    (await import('./segmentation')).createSegmentationTasks(ports),
};

export type TaskAreaName = keyof typeof taskAreas;

/**
 * Areas of tasks that end within a fraction of a second and must not wait behind recognitions that take
 * seconds.
 */
export const shortTaskAreas: ReadonlySet<string> = new Set<TaskAreaName>(['chemistry', 'known']);

/**
 * Areas of tasks that wait for a program beside the worker. Given up, they are told by their signal, and end
 * that program; the others are stopped with their worker, whatever they do.
 */
export const programAreas: ReadonlySet<string> = new Set<TaskAreaName>(['names', 'osra']);

/**
 * Milliseconds that a task of an area may run, unless its caller sets another limit.
 *
 * Measured on one core of a busy machine: the slowest page of real articles takes 12 s to segment, the
 * slowest drawing 6 s to read, 100 pages of text 9 s, a piece of text 1 s to tag. RDKit's
 * wasm can run without end on hostile input; its first task in a worker also loads it, some 0.6 s. OSRA has a
 * limit of its own, 60 s, which is told as its answer, and so has OPSIN, 30 s. A scanned page takes 5 to 10 s to
 * read.
 */
const TIME_LIMITS_MS: Readonly<Record<TaskAreaName, number>> = {
  annotation: 10_000,
  chemistry: 10_000,
  documents: 60_000,
  engines: 200_000,
  known: 10_000,
  names: 60_000,
  osra: 90_000,
  recognition: 50_000,
  scans: 120_000,
  segmentation: 60_000,
};

type AreaTasks = { [Area in TaskAreaName]: Awaited<ReturnType<(typeof taskAreas)[Area]>> };

/** `'chemistry.depict'` ...: area and function name. */
export type TaskName = {
  [Area in TaskAreaName]: `${Area}.${keyof AreaTasks[Area] & string}`;
}[TaskAreaName];

type TaskFunction<Name extends TaskName> = Name extends `${infer Area}.${infer Fn}`
  ? Area extends TaskAreaName
    ? Fn extends keyof AreaTasks[Area]
      ? AreaTasks[Area][Fn]
      : never
    : never
  : never;

export type TaskInput<Name extends TaskName> =
  TaskFunction<Name> extends (input: infer Input, signal: AbortSignal) => unknown ? Input : never;

export type TaskResult<Name extends TaskName> =
  TaskFunction<Name> extends (input: never, signal: AbortSignal) => infer Result
    ? Awaited<Result>
    : never;

/** The area of a task, `chemistry` of `chemistry.depict`. */
export const areaOf = (task: string): string => task.slice(0, task.indexOf('.'));

export const timeLimitOf = (task: TaskName): number => TIME_LIMITS_MS[areaOf(task) as TaskAreaName];
