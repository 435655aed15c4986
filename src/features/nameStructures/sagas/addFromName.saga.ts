import { toApiError } from '@/api/apiError';
import { documentsApi } from '@/api/documents';
import { namesApi, type NameAnswer } from '@/api/names';
import { placedParagraphs } from '@/api/placedParagraphs';
import { FROM_NAME } from '@/domain/engines';
import { namedSegment } from '@/domain/matchSegments';
import { pageOfName } from '@/domain/pageOfName';
import type { Segment } from '@/domain/segment';
import { whileDocumentIsOpen } from '@/features/document';
import {
  type OpenDocument,
  boxesEdited,
  readingReceived,
  selectAllSegments,
  selectExtractedText,
  selectOpenDocument,
} from '@/article';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import {
  compoundAdditionCancelRequested,
  compoundAdditionEnded,
  compoundAdditionStarted,
  selectAnswerTo,
  type compoundFromNameRequested,
} from '../nameStructures.slice';

type NamePlace = ReturnType<typeof compoundFromNameRequested>['payload'];

/**
 * Adds a compound that the article names and does not draw, with the structure of its name, on the page that
 * names it; one step to undo. Can be cancelled.
 */
export function* addFromName({
  payload,
}: ReturnType<typeof compoundFromNameRequested>): SagaGenerator<void> {
  yield* put(compoundAdditionStarted(payload.name));
  yield* whileDocumentIsOpen(function* untilCancelled() {
    yield* race({
      added: call(orSayWhy, payload),
      cancelled: take(compoundAdditionCancelRequested),
    });
  });
  yield* put(compoundAdditionEnded());
}

function* orSayWhy(place: NamePlace): SagaGenerator<void> {
  try {
    const refusal = yield* add(place);
    if (refusal !== undefined) yield* refuse(refusal);
  } catch (error) {
    yield* refuse(toApiError(error).message);
  }
}

const refuse = (cause: string) =>
  raiseNotice({ type: 'warning', message: 'No compound was added from this name', cause });

/** @returns why there is no compound, if so */
function* add(place: NamePlace): SagaGenerator<string | undefined> {
  const document = yield* select(selectOpenDocument);
  if (!document) return 'No PDF file provided';
  const answer = yield* answerTo(place.name);
  if ('refusal' in answer) return answer.refusal;
  const page = yield* findPage(document, place);
  if (page === undefined) return 'The services do not say on which page the name stands';
  const segment = yield* newSegment(document, page);
  const { pdfId } = document;
  const names = { [segment.id]: place.name };
  yield* put(boxesEdited({ act: 'name', pdfId, segments: [segment], removed: [], names }));
  yield* takeStructure(segment, answer);
  yield* raiseNotice({
    type: 'success',
    message: `Added “${place.name}” with the structure of its name`,
  });
  return undefined;
}

function* answerTo(name: string): SagaGenerator<NameAnswer> {
  const known = yield* select(selectAnswerTo, name);
  if (known && 'structure' in known) return known;
  const { findStructuresByNames } = namesApi.endpoints;
  const [answer] = yield* callEndpoint(findStructuresByNames, { names: [name] });
  return answer ?? { refusal: 'The services said nothing about this name' };
}

function* findPage(
  { file: { fileId, name, hash }, pageCount }: OpenDocument,
  place: NamePlace,
): SagaGenerator<number | undefined> {
  const { extractDocument } = documentsApi.endpoints;
  const exported = yield* callEndpoint(extractDocument, { fileId, name, hash, pages: pageCount });
  const content = (yield* select(selectExtractedText))?.content ?? '';
  const page = pageOfName(placedParagraphs(exported), content, place);
  return page !== undefined && page < pageCount ? page : undefined;
}

function* newSegment({ pdfId, file }: OpenDocument, page: number): SagaGenerator<Segment> {
  const { ids } = yield* getPlatform();
  const others = yield* select(selectAllSegments);
  const pdfFilename = others[0]?.pdfFilename ?? file.name;
  return namedSegment(page, { id: ids.uuid(), pdfId, pdfFilename }, others);
}

function* takeStructure(
  segment: Segment,
  { structure, source }: Extract<NameAnswer, { readonly structure: unknown }>,
): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  const version = {
    ...{ smiles: structure.smiles, program: source, engine: FROM_NAME },
    ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
    timestamp: new Date(clock.now()).toISOString(),
  };
  yield* put(readingReceived({ segment, version }));
}
