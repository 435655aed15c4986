import { ORGANISM_RELATIONS, type CompoundDraft, type OrganismRelation } from '../compoundDraft';
import { proposedBy } from '../compoundLabel';
import { MANUAL_EDIT } from '../engines';
import type { Judgement } from '../judgement';
import { presentMolfile, presentText } from '../missing';
import { scoreOf } from '../readingScore';
import { segmentLabel, type Segment, type SegmentBox } from '../segment';
import { drawingFactsOf, judgedStatus, type SegmentStatus } from '../segmentStatus';
import { hasStructure, type Structure } from '../structure';

/** Fields of a compound that a program may find and a person confirms or types. */
const STATED_FIELDS = [
  'number',
  'name',
  'organism',
  'part',
  'location',
  'evidence',
  'note',
] as const;
export type StatedField = (typeof STATED_FIELDS)[number];

export interface Statement {
  readonly value: string;
  /** A person typed or confirmed it; otherwise a program found it. */
  readonly isConfirmed: boolean;
}

/** What is computed from a structure, as far as it is known. */
export interface RecordIdentifiers {
  readonly inchiKey?: string;
  readonly formula?: string;
  /** Of the natural mixture, in g/mol. */
  readonly averageMass?: number;
}

export interface RecordArticle {
  readonly doi?: string;
  readonly title?: string;
}

/** How the structure was read. */
export interface RecordReading {
  readonly engine: string;
  readonly program?: string;
  readonly programVersion?: string;
  /** 0..1 */
  readonly score?: number;
  /** The engine of the reading that was edited by hand. */
  readonly editedFrom?: string;
}

/** A compound as it is handed on: one for each drawing. */
export interface CompoundRecord {
  /** Of the segment. */
  readonly id: string;
  /** `page-{pageIndex}-segment-{n}`, as others know the drawing. */
  readonly label: string;
  readonly pageNumber: number;
  readonly box?: SegmentBox;
  readonly smiles?: string;
  readonly molfile?: string;
  readonly identifiers: RecordIdentifiers;
  readonly stated: Readonly<Partial<Record<StatedField, Statement>>>;
  /** Of the organism; `isolated` unless the person said otherwise. */
  readonly relation: OrganismRelation;
  /** As judged, whatever is selected. */
  readonly status: SegmentStatus;
  readonly isSelected: boolean;
  /** The one that stands. */
  readonly judgement?: Judgement;
  readonly reading?: RecordReading;
  readonly article: RecordArticle;
}

export interface RecordFacts {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly judgement: Judgement | undefined;
  readonly draft: CompoundDraft;
  readonly isSelected: boolean;
  readonly hasFailed: boolean;
  readonly article: RecordArticle;
  readonly identifiers?: RecordIdentifiers | undefined;
  readonly engineLabel: (engine: string) => string;
}

/** What the person said, otherwise what the page prints; an empty word says that there is nothing. */
function statementsOf({ draft, segment: { label } }: RecordFacts): CompoundRecord['stated'] {
  const found: CompoundDraft = proposedBy(label);
  const stated: Partial<Record<StatedField, Statement>> = {};
  for (const field of STATED_FIELDS) {
    const said = draft[field];
    const value = presentText(said ?? found[field]);
    if (value !== undefined) stated[field] = { value, isConfirmed: said !== undefined };
  }
  return stated;
}

function readingOf({ structure, engineLabel }: RecordFacts): RecordReading | undefined {
  if (!structure || !hasStructure(structure)) return undefined;
  const { engine, program, programVersion } = structure;
  const score = scoreOf(structure);
  const edited =
    engine === MANUAL_EDIT
      ? structure.history.findLast((version) => version.engine !== MANUAL_EDIT)
      : undefined;
  return {
    engine: engineLabel(engine),
    ...(program !== undefined && { program }),
    ...(programVersion !== undefined && { programVersion }),
    ...(score !== undefined && { score }),
    ...(edited && { editedFrom: engineLabel(edited.engine) }),
  };
}

export function compoundRecordOf(facts: RecordFacts): CompoundRecord {
  const { segment, structure, judgement, draft, isSelected, article, identifiers = {} } = facts;
  const smiles = presentText(structure?.smiles);
  const molfile = presentMolfile(structure?.molfile);
  const reading = readingOf(facts);
  return {
    id: segment.id,
    label: segmentLabel(segment),
    pageNumber: segment.pageNumber,
    ...(segment.box && { box: segment.box }),
    ...(smiles !== undefined && { smiles }),
    ...(molfile !== undefined && { molfile }),
    identifiers,
    stated: statementsOf(facts),
    relation: draft.relation ?? ORGANISM_RELATIONS[0],
    status: judgedStatus(drawingFactsOf(structure, judgement, facts.hasFailed)),
    isSelected,
    ...(judgement && { judgement }),
    ...(reading && { reading }),
    article,
  };
}

/** What a person said or confirmed; never what was only found. */
export function confirmed(
  { stated }: Pick<CompoundRecord, 'stated'>,
  field: StatedField,
): string | undefined {
  const statement = stated[field];
  return statement?.isConfirmed ? statement.value : undefined;
}

/** What was found and not confirmed. */
export function onlyFound(
  { stated }: Pick<CompoundRecord, 'stated'>,
  field: StatedField,
): string | undefined {
  const statement = stated[field];
  return statement?.isConfirmed === false ? statement.value : undefined;
}

/** What the record is called on the screen. */
export const titleOf = ({ stated, label }: CompoundRecord): string =>
  stated.name?.value ?? stated.number?.value ?? label;
