/**
 * The messages of the structure editor's page to the application, by `postMessage`. The page has the same
 * origin, but is a separate build and runs a large third-party program: both sides check every message
 * (OWASP ASVS 5.0, 3.5.5).
 */
import * as v from 'valibot';

/** Address of the editor's page (docs/requirements/core.md 2.EDIT.2). */
export const EDITOR_PAGE = 'ketcher/index.html';

export const requestId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** More than any drawing has; a longer text is a fault of the sender. */
export const structureText = v.pipe(v.string(), v.maxLength(5_000_000));

const editorMessageSchema = v.variant('type', [
  /** Its chemistry has started: it can be asked now. */
  v.strictObject({ type: v.literal('marcus-editor/ready') }),
  v.strictObject({ type: v.literal('marcus-editor/loaded'), requestId }),
  v.strictObject({
    type: v.literal('marcus-editor/structure'),
    requestId,
    /** V2000, or V3000 if V2000 cannot represent it; of no pattern, single, double and triple bonds only. */
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

export type EditorMessage = v.InferOutput<typeof editorMessageSchema>;

/** The posted message; `undefined` for anything else, because Ketcher posts messages of its own. */
export function readEditorMessage(data: unknown): EditorMessage | undefined {
  const result = v.safeParse(editorMessageSchema, data);
  return result.success ? result.output : undefined;
}
