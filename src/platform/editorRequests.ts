/**
 * The application's requests to the structure editor's page (`editorMessages`); each is answered by `loaded`,
 * `structure` or `failed` with its id. Only that page needs what checks them.
 */
import * as v from 'valibot';
import { requestId, structureText } from './editorMessages';

const side = v.pipe(v.number(), v.finite(), v.gtValue(0));

/** A cut-out of a page is far below. */
const MAX_PICTURE_BYTES = 20_000_000;

const editorRequestSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('marcus-editor/load'),
    requestId,
    /** A molfile or a SMILES. */
    structure: structureText,
  }),
  v.strictObject({
    type: v.literal('marcus-editor/read'),
    requestId,
    /** Aromatic bonds stay as drawn: with atoms that stand for several, nobody can write them as single and double. */
    isPattern: v.boolean(),
  }),
  /** Lays the original drawing over the structure that was loaded. */
  v.strictObject({
    type: v.literal('marcus-editor/original'),
    requestId,
    picture: v.pipe(v.blob(), v.maxSize(MAX_PICTURE_BYTES)),
    /** The picture's size in pixels, and the same atoms with its pixels as coordinates. */
    placement: v.strictObject({ molfile: structureText, width: side, height: side }),
  }),
]);

export type EditorRequest = v.InferOutput<typeof editorRequestSchema>;

/** The posted request; `undefined` for anything else. */
export function readEditorRequest(data: unknown): EditorRequest | undefined {
  const result = v.safeParse(editorRequestSchema, data);
  return result.success ? result.output : undefined;
}
