import type { EnginePorts } from './enginePorts';

/**
 * The areas of the engine's work. To add one, add a line here and a file `tasks/<area>.ts` that creates an
 * object of functions with one input each. Input and result must be cloneable, because they cross to another
 * process.
 *
 * Each area is loaded by the first worker that needs it, so that a worker that draws molecules never loads
 * the pixel network.
 */
export const taskAreas = {
  annotation: async () => (await import('./annotation')).annotationTasks,
  chemistry: async (ports: EnginePorts) =>
    (await import('./chemistry')).createChemistryTasks(ports),
  documents: async (ports: EnginePorts) =>
    (await import('./documents')).createDocumentsTasks(ports),
  recognition: async (ports: EnginePorts) =>
    (await import('./recognition')).createRecognitionTasks(ports),
  segmentation: async (ports: EnginePorts) =>
    (await import('./segmentation')).createSegmentationTasks(ports),
};

export type TaskAreaName = keyof typeof taskAreas;

/**
 * Areas of tasks that end within a fraction of a second and must not wait behind recognitions that take
 * seconds.
 */
export const shortTaskAreas: ReadonlySet<string> = new Set<TaskAreaName>(['chemistry']);

/**
 * Time limit of an area's tasks, milliseconds, unless the caller sets another one.
 *
 * Measured on one core of a busy machine: the slowest page of real articles takes 12 s to segment, the
 * slowest drawing 6 s to read, 100 pages of text 9 s, a piece of text 1 s to tag. On hostile input, RDKit's
 * wasm can run forever; its first task in a worker also loads it, some 0.6 s.
 */
const TIME_LIMITS_MS: Readonly<Record<TaskAreaName, number>> = {
  annotation: 10_000,
  chemistry: 10_000,
  documents: 60_000,
  recognition: 50_000,
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
  TaskFunction<Name> extends (input: infer Input) => unknown ? Input : never;

export type TaskResult<Name extends TaskName> =
  TaskFunction<Name> extends (input: never) => infer Result ? Awaited<Result> : never;

/** The area of a task, `chemistry` of `chemistry.depict`. */
export const areaOf = (task: string): string => task.slice(0, task.indexOf('.'));

export const timeLimitOf = (task: TaskName): number => TIME_LIMITS_MS[areaOf(task) as TaskAreaName];
