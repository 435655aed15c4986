/**
 * The messages between the page and its service worker, which is a separate build and may be older or newer
 * than the page: both sides check every message. Each request comes with a port for its answers.
 */
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const fileName = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

const offlineRequestSchema = v.variant('type', [
  /** The page was made of these files: where they are the worker's, it answers for the page from now on. */
  v.object({ type: v.literal('adopt'), files: v.array(fileName) }),
  v.object({ type: v.literal('report') }),
  /** Fetches one file, and keeps it. */
  v.object({ type: v.literal('store'), name: fileName }),
  /** Everything is stored: the next version fetches everything before it is offered. */
  v.object({ type: v.literal('keep') }),
  /** Deletes all but what the page needs to start. */
  v.object({ type: v.literal('remove') }),
  /** To a worker that waits: take over from the one before. */
  v.object({ type: v.literal('takeOver') }),
]);

/** A part of the application that is stored as a whole: the page viewer, the reading of pictures. */
const partSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  /** Bytes of all its files. */
  size: count,
  stored: count,
  /** What is not stored yet: name and bytes. */
  missing: v.array(v.object({ name: fileName, size: count })),
});

const reportSchema = v.object({
  type: v.literal('report'),
  parts: v.array(partSchema),
  /** Whether everything is to be stored, in this version and in the next. */
  isKept: v.boolean(),
});

const offlineAnswerSchema = v.variant('type', [
  reportSchema,
  /** Bytes of the file so far. */
  v.object({ type: v.literal('received'), bytes: count }),
  v.object({ type: v.literal('done') }),
  v.object({ type: v.literal('failed'), message: v.pipe(v.string(), v.maxLength(1_000)) }),
]);

export type OfflineRequest = v.InferOutput<typeof offlineRequestSchema>;
export type OfflineAnswer = v.InferOutput<typeof offlineAnswerSchema>;
export type OfflinePart = v.InferOutput<typeof partSchema>;

/** Sent by the worker to a page: say again what you were made of. Browsers end workers, with what they knew. */
export const ADOPT_AGAIN = 'adopt-again';

/** Sent through a request's port: nobody waits for it any longer. */
export const CANCEL = 'cancel';

export function readOfflineRequest(data: unknown): OfflineRequest | undefined {
  const result = v.safeParse(offlineRequestSchema, data);
  return result.success ? result.output : undefined;
}

export function readOfflineAnswer(data: unknown): OfflineAnswer | undefined {
  const result = v.safeParse(offlineAnswerSchema, data);
  return result.success ? result.output : undefined;
}
