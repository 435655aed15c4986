import type { StoredDocument } from '../stores/documentStore';
import type { CompoundLabel } from '../../engine/segmentation/compoundLabels/compoundLabel';
import type { AboutCompound } from '../../engine/segmentation/mentions/aboutCompounds';
import type { SaidAt } from '../../engine/segmentation/mentions/searchedArticle';
import type {
  StatedCarbons,
  StatedFormula,
} from '../../engine/segmentation/mentions/formulas/statedFormulas';
import type { CompoundSource } from '../../engine/segmentation/mentions/sources/compoundSource';
import type { StatedName } from '../../engine/segmentation/mentions/statements/statedNames';
import type { SegmentMetadata } from '../../engine/segmentation/segment';
import type { ExtractedSegments } from './extractSegments';
import { pagesTooHeavyField } from './pagesTooHeavy';

/** Answer of `POST /extract_segments`: the contract's fields, extended by `segments`, and by `next_page` if it goes on. */
export function segmentsAnswer(
  { directory, filename }: StoredDocument,
  { alreadyThere, segments, pagesTooHeavy, nextPage }: ExtractedSegments,
): object {
  return {
    segments_extracted: true,
    segments_already_existed: alreadyThere,
    segments_count: segments.length,
    segments_directory: `${directory}/all_segments`,
    process_completed: nextPage === undefined,
    pdf_filename: filename,
    segments: segments.map(describeSegment),
    ...pagesTooHeavyField(pagesTooHeavy),
    ...(nextPage !== undefined && { next_page: nextPage }),
  };
}

/** Fields of a segment that extend the contract: its location and how it was found. */
export const describeSegment = (segment: SegmentMetadata): object => ({
  filename: segment.filename,
  page_index: segment.pageNumber,
  index: segment.segmentNumber - 1,
  // In PDF points, with the origin at the top left.
  bbox: segment.bbox_points,
  route: segment.route,
  confidence: segment.confidence,
  // Absent if nothing is printed beside the drawing, or if it is not clear what.
  ...(segment.label && { label: describeLabel(segment.label, segment) }),
  // Absent without a label, or if the article's text could not be searched.
  ...(segment.mentions && { mentions: segment.mentions.map(describePlace) }),
  // Absent if the page prints none for the drawing, or if it is not clear for which.
  ...(segment.table && { table: segment.table }),
  // The cut-out shows the beginning of something that ends outside it.
  touches_edge: segment.touches_edge,
});

const describeLabel = (
  { captionName, ...label }: CompoundLabel,
  {
    statedNames = [],
    sources = [],
    statedFormulas = [],
    statedCarbons = [],
  }: Partial<AboutCompound>,
): object => ({
  ...label,
  ...(captionName !== undefined && { caption_name: captionName }),
  ...(statedNames.length > 0 && { stated_names: statedNames.map(describeName) }),
  ...(sources.length > 0 && { sources: sources.map(describeSource) }),
  ...(statedFormulas.length > 0 && { stated_formulas: statedFormulas.map(describeFormula) }),
  ...(statedCarbons.length > 0 && { stated_carbons: statedCarbons.map(describeCarbons) }),
});

/** Offsets are named as those of annotations. */
const describePlace = ({ pageIndex, start, end, sentence }: SaidAt) => ({
  page_index: pageIndex,
  start_offset: start,
  end_offset: end,
  sentence,
});

const describeName = ({ name, otherNames, ...said }: StatedName) => ({
  name,
  ...(otherNames.length > 0 && { other_names: otherNames }),
  ...describePlace(said),
});

const describeSource = ({ organism, part, place, by, ...said }: CompoundSource) => ({
  ...{ organism, by },
  ...(part !== undefined && { part }),
  ...(place !== undefined && { place }),
  ...describePlace(said),
});

const describeFormula = ({ formula, mass, within, ...said }: StatedFormula) => ({
  ...(formula !== undefined && { formula }),
  ...{ mass: Number(mass.toFixed(4)), within: Number(within.toFixed(4)) },
  ...describePlace(said),
});

const describeCarbons = ({ carbons, ...said }: StatedCarbons) => ({
  carbons,
  ...describePlace(said),
});
