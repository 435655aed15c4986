/**
 * The messages between the application and the structure editor's page, by `postMessage`. The page has the
 * same origin, but is a separate build and runs a large third-party program: both sides check every message
 * (OWASP ASVS 5.0, 3.5.5).
 */
import * as v from 'valibot';

/** Address of the editor's page (docs/requirements/core.md 2.EDIT.2). */
export const EDITOR_PAGE = 'ketcher/index.html';

const requestId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** More than any drawing has; a longer text is a fault of the sender. */
const structureText = v.pipe(v.string(), v.maxLength(5_000_000));

const side = v.pipe(v.number(), v.finite(), v.gtValue(0));

/** A cut-out of a page is far below. */
const MAX_PICTURE_BYTES = 20_000_000;

/** To the editor: a request is answered by `loaded`, `structure` or `failed` with its id. */
const editorRequestSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('marcus-editor/load'),
    requestId,
    /** A molfile or a SMILES. */
    structure: structureText,
  }),
  v.strictObject({ type: v.literal('marcus-editor/read'), requestId }),
  /** Lays the original drawing over the structure that was loaded. */
  v.strictObject({
    type: v.literal('marcus-editor/original'),
    requestId,
    picture: v.pipe(v.blob(), v.maxSize(MAX_PICTURE_BYTES)),
    /** The picture's size in pixels, and the same atoms with its pixels as coordinates. */
    placement: v.strictObject({ molfile: structureText, width: side, height: side }),
  }),
]);

/** From the editor. */
const editorMessageSchema = v.variant('type', [
  /** Its chemistry has started: it can be asked now. */
  v.strictObject({ type: v.literal('marcus-editor/ready') }),
  v.strictObject({ type: v.literal('marcus-editor/loaded'), requestId }),
  v.strictObject({
    type: v.literal('marcus-editor/structure'),
    requestId,
    /** V2000, or V3000 if V2000 cannot represent it; single, double and triple bonds only. */
    molfile: structureText,
    /** Empty if the drawing has no SMILES. */
    smiles: structureText,
    atomCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** It is still the drawing that was loaded. */
    isAsLoaded: v.boolean(),
  }),
  v.strictObject({
    type: v.literal('marcus-editor/failed'),
    /** Absent if the editor itself failed. */
    requestId: v.optional(requestId),
    message: v.pipe(v.string(), v.maxLength(10_000)),
  }),
  /** The user changed the drawing. */
  v.strictObject({ type: v.literal('marcus-editor/changed') }),
]);

export type EditorRequest = v.InferOutput<typeof editorRequestSchema>;
export type EditorMessage = v.InferOutput<typeof editorMessageSchema>;

/** The posted message; `undefined` for anything else, because Ketcher posts messages of its own. */
export function readEditorMessage(data: unknown): EditorMessage | undefined {
  const result = v.safeParse(editorMessageSchema, data);
  return result.success ? result.output : undefined;
}

export function readEditorRequest(data: unknown): EditorRequest | undefined {
  const result = v.safeParse(editorRequestSchema, data);
  return result.success ? result.output : undefined;
}
