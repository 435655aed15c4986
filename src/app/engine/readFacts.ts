import {
  selectAllSegments,
  selectCitedArticle,
  selectExtractedText,
  selectStructureOf,
} from '@/article';
import { numberOf } from '@/domain/compoundLabel';
import type { CompoundRecord } from '@/domain/exports/compoundRecord';
import { drawingOf } from '@/domain/exports/recordDrawing';
import { inScope } from '@/domain/exports/exportPlan';
import { presentMolfile, presentText } from '@/domain/missing';
import { confidenceOf } from '@/domain/readingScore';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { selectAnnotations } from '@/features/annotations';
import { selectCompoundRecords } from '@/features/exporting';
import type { RootState } from '../store';
import type { ArticleReading, Compound, Drawing, DrawingLabel } from './entry';

/** The value, if there is one. */
const known = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: Value };

/** @param picture its cut-out */
function drawingOfSegment(
  segment: Segment,
  structure: Structure | undefined,
  picture: Blob | undefined,
): Drawing {
  const { place, pageNumber: page, box } = drawingOf(segment);
  const { filename, label } = segment;
  const confidence = structure && confidenceOf(structure);
  return {
    ...{ place, page },
    ...(box && { box: { x: box.x, y: box.y, width: box.width, height: box.height } }),
    ...(picture && { picture: new File([picture], filename, { type: picture.type }) }),
    ...(label && { label: labelOf(label) }),
    ...known('smiles', presentText(structure?.smiles)),
    ...known('molfile', presentMolfile(structure?.molfile)),
    ...(confidence && { confidence: confidence.value, confidenceOf: confidence.of }),
  };
}

const labelOf = (label: NonNullable<Segment['label']>): DrawingLabel => ({
  ...known('number', numberOf(label)),
  ...known('name', label.name),
  confidence: label.confidence,
});

function compoundOfRecord(record: CompoundRecord): Compound {
  const { drawings, smiles, molfile, identifiers, stated, status } = record;
  const { inchi, inchiKey, formula } = identifiers;
  return {
    drawings: drawings.map(({ place }) => place),
    ...known('smiles', smiles),
    ...known('molfile', molfile),
    ...known('inchi', inchi),
    ...known('inchiKey', inchiKey),
    ...known('formula', formula),
    ...known('number', stated.number?.value),
    ...known('name', stated.name?.value),
    ...known('organism', stated.organism?.value),
    ...known('part', stated.part?.value),
    ...known('location', stated.location?.value),
    isDoubtful: status === 'Doubtful',
  };
}

/** What was read of the open article. */
export type ReadFacts = Pick<
  ArticleReading,
  'title' | 'doi' | 'text' | 'annotations' | 'drawings' | 'compounds'
>;

/** @param pictures of the drawings, by file name */
export function selectFacts(state: RootState, pictures: ReadonlyMap<string, Blob>): ReadFacts {
  const { title, doi } = selectCitedArticle(state);
  return {
    ...known('title', title),
    ...known('doi', doi),
    text: selectExtractedText(state)?.content ?? '',
    annotations: selectAnnotations(state).map(({ label, text, start, end, confidence }) => ({
      ...{ label, text, start, end },
      ...known('confidence', confidence),
    })),
    drawings: selectAllSegments(state).map((segment) =>
      drawingOfSegment(segment, selectStructureOf(state, segment), pictures.get(segment.filename)),
    ),
    compounds: inScope(selectCompoundRecords(state), 'all').map(compoundOfRecord),
  };
}
