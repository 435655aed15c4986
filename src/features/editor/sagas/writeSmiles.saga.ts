import { toApiError } from '@/api/apiError';
import { identifiersApi, type IdentifyResult } from '@/api/identifiers';
import { beyondSmiles } from '@/domain/beyondSmiles';
import { presentText } from '@/domain/missing';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, delay, race, type SagaGenerator } from '@/lib/saga/effects';
import type { EditorMessage } from '@/platform/editorMessages';
import type { EditorProblem } from '../editor.slice';
import { SMILES_LIMIT_MS } from './editorPolicy';

export type Drawn = Extract<EditorMessage, { type: 'marcus-editor/structure' }>;

/** A molfile, and the SMILES that whoever drew it has; empty if none. */
export type Written = Pick<Drawn, 'molfile' | 'smiles'>;

/** A drawing's SMILES, and what there is to know about it, in sentences. */
export interface WrittenSmiles {
  /** Absent if nobody could write one that says what the molfile says. */
  readonly smiles?: string;
  readonly remarks: readonly string[];
}

/** Why a drawing is not applied. */
export interface RefusedDrawing {
  readonly problem: EditorProblem;
}

/**
 * The SMILES of a drawing's molfile, as the services write it: canonical, as that of every reading. Ketcher's
 * own has the double bonds of rings in an extension that few programs read, makes a centre of a wavy bond and
 * gives hydrogens to metals; it is taken only where the services cannot be asked and the molfile has nothing
 * of this kind.
 */
export function* writeSmiles(drawn: Written): SagaGenerator<WrittenSmiles | RefusedDrawing> {
  const beyond = beyondSmiles(drawn.molfile);
  const answer = yield* askServices(drawn.molfile);
  if ('refusal' in answer) return { problem: { message: UNREADABLE, cause: answer.refusal } };
  if ('identifiers' in answer) {
    const { smiles } = answer.identifiers;
    return { smiles, remarks: beyond.length > 0 ? [`${notHeld(beyond)}; the molfile does`] : [] };
  }
  const smiles = presentText(drawn.smiles);
  // docs/requirements/core.md 5.32
  if (smiles === undefined) return { problem: { message: NO_STRUCTURE, cause: answer.failure } };
  if (beyond.length === 0 && !EXTENSION.test(smiles)) return { smiles, remarks: [] };
  return { remarks: [`Only the molfile was kept: its SMILES was not written (${answer.failure})`] };
}

const UNREADABLE = 'No chemistry program can read this drawing';
export const NO_STRUCTURE = 'No structure returned from editor';

/** After a blank, and without it the SMILES says less. */
const EXTENSION = /\s/;

const notHeld = (words: readonly string[]): string =>
  `Its SMILES cannot hold ${new Intl.ListFormat('en').format(words)} as drawn`;

type ServicesAnswer = IdentifyResult | { readonly failure: string };

function* askServices(molfile: string): SagaGenerator<ServicesAnswer> {
  try {
    const { results } = yield* race({
      results: call(identify, molfile),
      late: delay(SMILES_LIMIT_MS),
    });
    return results?.[0] ?? { failure: 'no answer' };
  } catch (error) {
    return { failure: toApiError(error).message };
  }
}

const identify = (molfile: string) =>
  callEndpoint(identifiersApi.endpoints.identify, { texts: [molfile] });
