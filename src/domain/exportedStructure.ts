import type { CompoundLabel } from './compoundLabel';
import { pageAddress } from './compoundLink';
import type { RecordKnown } from './exports/compoundRecord';
import { isEmptyDraft, type CompoundDraft } from './compoundDraft';
import type { Judgement, RejectReason } from './judgement';
import { presentMolfile, presentText } from './missing';
import { textSaysOf, type TextSays } from './textSays';
import { confidenceOf } from './readingScore';
import { segmentLabel, segmentName, type Segment, type SegmentBox } from './segment';
import type { Structure } from './structure';
import { synonymsOf } from './synonyms';
import type { Taxon } from './taxon';
import type { SubmissionAnswer, SubmissionOutcome } from './submission/submissionReceipt';

interface ExportedWords {
  /** `page-{pageIndex}-segment-{n}`, whatever id the segment has here. */
  readonly segmentId: string;
  readonly name: string;
  readonly filename: string;
  /** What the page prints beside the drawing; box in PDF points, origin at the page's top left. */
  readonly label?: CompoundLabel;
  /** What a person said of the structure that stands. */
  readonly review?: ExportedReview;
  /** What a person said of the compound, each an own word or a confirmed proposal. */
  readonly compound?: ExportedCompound;
  /** Of its organism. */
  readonly taxon?: Taxon;
  /** Where the compound was looked for and found, if compounds are exported. */
  readonly known?: RecordKnown;
  /** Where the compound is drawn, if compounds are exported. */
  readonly drawings?: readonly ExportedPlace[];
  /** What became of its submissions to COCONUT, the one that counts first, if compounds are exported. */
  readonly submissions?: readonly ExportedSubmission[];
}

/** Synonyms as a list, and a link only if it is the address of a page. */
type ExportedCompound = Omit<CompoundDraft, 'synonyms'> & { readonly synonyms?: readonly string[] };

/** With its outcome in any case. */
export type ExportedSubmission = Omit<SubmissionAnswer, 'outcome'> & {
  readonly outcome: SubmissionOutcome;
};

export interface ExportedPlace {
  readonly segmentId: string;
  /** From 1. */
  readonly page: number;
  readonly box?: SegmentBox;
}

export interface ExportedReview {
  readonly verdict: Judgement['verdict'];
  readonly reason?: RejectReason;
  readonly note?: string;
  readonly by?: string;
  /** ISO 8601, UTC. */
  readonly at?: string;
}

/** A drawing that was rejected or could not be read; only where all compounds are exported. */
export interface ExportedDrawing extends ExportedWords {
  readonly smiles: null;
  readonly molfile: null;
  readonly engine: null;
}

export interface ExportedStructure extends ExportedWords, TextSays {
  readonly smiles: string | null;
  readonly molfile: string | null;
  readonly engine: string;
  /** The program that was used for the engine, if the services report it. */
  readonly program?: string;
  readonly programVersion?: string;
  /** 0..1 in hundredths, the same as on the screen and in the tables (`confidenceOf`). */
  readonly confidence?: number;
  /** Whose it is: `all engines` that were asked together, or the program. */
  readonly confidenceOf?: string;
  /** If the services have identified the structure, and there is an InChI of it. */
  readonly inchikey?: string;
}

/** What is known of a segment apart from its structure. */
export interface SegmentWords {
  readonly label?: CompoundLabel | undefined;
  /** The one that stands. */
  readonly judgement?: Judgement | undefined;
  readonly draft?: CompoundDraft | undefined;
  readonly taxon?: Taxon | undefined;
  readonly known?: RecordKnown | undefined;
  readonly drawings?: readonly ExportedPlace[] | undefined;
  readonly submissions?: readonly ExportedSubmission[] | undefined;
}

/** Without what only means something here: the judged version, and ids of other segments. */
function reviewOf(judgement: Judgement): ExportedReview {
  const { verdict, by, at } = judgement;
  const { reason, note } = judgement.verdict === 'rejected' ? judgement : {};
  return {
    verdict,
    ...(reason !== undefined && { reason }),
    ...(note !== undefined && { note }),
    ...(by !== undefined && { by }),
    ...(at !== undefined && { at }),
  };
}

function exportedCompound({ synonyms, link, ...draft }: CompoundDraft): ExportedCompound {
  const address = pageAddress(link);
  return {
    ...draft,
    ...(synonyms !== undefined && { synonyms: synonymsOf(synonyms) }),
    ...(address !== undefined && { link: address }),
  };
}

const exportWords = ({
  label,
  judgement,
  draft,
  taxon,
  known,
  drawings,
  submissions,
}: SegmentWords = {}) => ({
  ...(label && { label }),
  ...(judgement && { review: reviewOf(judgement) }),
  ...(draft && !isEmptyDraft(draft) && { compound: exportedCompound(draft) }),
  ...(taxon && { taxon }),
  ...(known && { known }),
  ...(drawings && { drawings }),
  ...(submissions && submissions.length > 0 && { submissions }),
});

/** A drawing without a structure of its own. */
export const exportDrawing = (
  segment: Segment,
  words: SegmentWords | undefined,
): ExportedDrawing => ({
  segmentId: segmentLabel(segment),
  name: segmentName(segment),
  filename: segment.filename,
  smiles: null,
  molfile: null,
  engine: null,
  ...exportWords(words),
});

/** Missing values are `null`, so that every record has the same keys. */
export function exportStructure(
  structure: Structure,
  words: SegmentWords | undefined,
  inchikey: string | undefined,
): ExportedStructure {
  const confidence = confidenceOf(structure);
  return {
    segmentId: segmentLabel(structure),
    name: structure.name,
    filename: structure.filename,
    smiles: presentText(structure.smiles) ?? null,
    molfile: presentMolfile(structure.molfile) ?? null,
    engine: structure.engine,
    ...(structure.program !== undefined && { program: structure.program }),
    ...(structure.programVersion !== undefined && { programVersion: structure.programVersion }),
    ...(confidence && { confidence: confidence.value, confidenceOf: confidence.of }),
    ...(inchikey !== undefined && { inchikey }),
    ...textSaysOf(structure),
    ...exportWords(words),
  };
}
