import { isTemporaryFailure, toApiError } from '@/api/apiError';
import { teamSearchApi } from '@/api/teamSearch';
import { applyRefused, readDrawing, runEditor, type EditorChannel } from '@/features/editor';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { queryChanged, selectQuery } from './teamSearch.slice';

/** Of SMARTS: what an atom's surroundings are, and what it is not, or has one of several numbers of. */
const BEYOND_DRAWING = /\$\(|![^#]|[HhDXRrxv]\d*,/;

const REMARK = {
  message: 'A drawing cannot hold all of this pattern',
  cause: 'once it is changed and used, the rest is lost',
};

/** Draws the structure to look for, from what is written so far. Other ways out of the editor leave that alone. */
export function* drawSought(): SagaGenerator<void> {
  const structure = (yield* select(selectQuery)).structure.trim();
  yield* runEditor({
    ...{ segmentId: null, take: takeDrawing },
    forms: structure === '' ? [] : [structure],
    ...(BEYOND_DRAWING.test(structure) && { remark: REMARK }),
  });
}

/** As a SMILES, or as SMARTS where its atoms or bonds stand for several; the services know which, and write it. */
function* takeDrawing(channel: EditorChannel): SagaGenerator<boolean> {
  const message = 'There is no drawing to search for';
  const drawn = yield* readDrawing(channel, { isPattern: true, message });
  if (!drawn) return false;
  if (drawn.isAsLoaded) return true;
  try {
    const { molfile: structure } = drawn;
    const { written } = yield* callEndpoint(teamSearchApi.endpoints.drawSought, { structure });
    yield* put(queryChanged({ structure: written }));
    return true;
  } catch (thrown) {
    const { message } = toApiError(thrown);
    yield* put(
      applyRefused(
        isTemporaryFailure(thrown)
          ? { message: 'The services could not read the drawing', cause: message }
          : { message },
      ),
    );
    return false;
  }
}
