import type { Box } from '../../engine/geometry/box';
import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import type { WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { sessionIdOf } from '../sessions/sessionGate';
import type { StoredDocument } from '../stores/documentStore';
import { MAX_BOXES, ownerOf } from '../stores/segmentStore';
import type { Work } from '../tasks/taskRunner';
import { withMentions } from './mentionsOfLabels';
import { BOX_LIMITS, BOXES } from './operations/boxOperations';
import { describeSegment } from './segmentAnswer';
import { workOf, type ServiceContext } from './serviceContext';
import { heldOrSentPdf } from './uploadedPdf';

/** Boxes that a person drew on a page, cut out; ours (docs/contract.md 4.10). */
export function addBoxRoutes(router: WebApp, context: ServiceContext): void {
  onOperation(router, BOXES.boxLimits, (call) => answerJson(call, BOX_LIMITS));
  onOperation(router, BOXES.cutOutBox, async (call) => {
    const work = workOf(call);
    const form = await call.env.readForm(context.config.limits, work.signal);
    const { page_index, x0, y0, x1, y1, pdf_filename } = readFields(
      BOXES.cutOutBox.form,
      form.fields,
    );
    const held = await heldOrSentPdf(context, sessionIdOf(call), pdf_filename, form);
    if (!held) throw new HttpError(404, `PDF file not found: ${pdf_filename}`);
    const place = { pageIndex: page_index, box: [x0, y0, x1, y1] satisfies Box };
    const segment = await cutOutBox(context, held, place, work);
    const { directory, filename } = held.document;
    return answerJson(call, {
      segments_directory: `${directory}/all_segments`,
      pdf_filename: filename,
      segment: describeSegment(segment),
    });
  });
}

interface Held {
  readonly document: StoredDocument;
  readonly bytes: Uint8Array;
}

interface Place {
  readonly pageIndex: number;
  readonly box: Box;
}

async function cutOutBox(
  { pool, segments }: ServiceContext,
  { document, bytes: pdf }: Held,
  { pageIndex, box }: Place,
  work: Work,
) {
  const { sessionId, directory } = document;
  const onPage = await segments.onPage(sessionId, directory, pageIndex);
  const found = onPage.map(({ bbox_points }) => bbox_points);
  const cutOut = await pool.run('segmentation.cutOutBox', { pdf, pageIndex, box, found }, work);
  const labelled = { segments: [cutOut], pageOf: () => pageIndex };
  const [described = cutOut] = await withMentions(pool, pdf, labelled, work);
  const saved = await segments.saveBox(ownerOf(document), described);
  if (!saved) throw new HttpError(413, `A session can have at most ${MAX_BOXES} boxes cut out`);
  return saved;
}
