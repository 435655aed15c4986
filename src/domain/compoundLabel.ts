import { foldedName } from './checks/foldedName';
import { isNoName } from './checks/noName';
import { COMPOUND_FIELD_LIMITS, type CompoundDraft } from './compoundDraft';
import type { Saved } from './saved/common.schema';
import type {
  compoundSourceSchema,
  labelSchema,
  statedCarbonsSchema,
  statedFormulaSchema,
  statedNameSchema,
} from './saved/segment.schema';

/** The number and name that a page prints beside a drawing, and what the text says of them, as the services found them. */
export type CompoundLabel = Saved<typeof labelSchema>;
export type StatedFormula = Saved<typeof statedFormulaSchema>;
export type StatedCarbons = Saved<typeof statedCarbonsSchema>;
export type StatedName = Saved<typeof statedNameSchema>;
export type CompoundSource = Saved<typeof compoundSourceSchema>;

/** Below this confidence a label is doubtful, as a reading is. */
const DOUBTFUL = 0.75;

export const isDoubtfulLabel = ({ confidence }: CompoundLabel): boolean => confidence < DOUBTFUL;

/** `3 · quercetin`, `3` or `quercetin`. */
export const labelInWords = ({ number, name, captionName }: CompoundLabel): string =>
  [number, name ?? captionName].filter((part) => part !== undefined).join(' · ');

/** Where it comes from, and whether it is doubtful, in words. */
export function labelOrigin(label: CompoundLabel): string {
  const isByCaption = label.name === undefined && label.captionName !== undefined;
  const printed = label.kind === 'part' ? 'letter of a part of the figure' : 'from the page';
  const origin = isByCaption ? `${printed}, name from the caption` : printed;
  return isDoubtfulLabel(label) ? `${origin}, doubtful` : origin;
}

/** Of the compound; the letter of a figure's part is none. */
export const numberOf = ({ kind, number }: CompoundLabel): string | undefined =>
  kind === 'part' ? undefined : number;

/** What a page can say of a compound. */
type Naming = Pick<CompoundDraft, 'number' | 'name'>;

/** What the article can say of it: where it comes from, too, and the sentence that says so. */
type Proposal = Pick<
  CompoundDraft,
  'number' | 'name' | 'organism' | 'part' | 'location' | 'evidence'
>;

/**
 * What a label proposes for the compound of its drawing: nothing if it is doubtful, or names several
 * compounds, since a wrong proposal is worse than an empty field.
 */
export const proposedBy = (label: CompoundLabel | undefined): Naming =>
  label && !isDoubtfulLabel(label) ? partsOf(label) : {};

/** A text that names nothing, such as `Unknown`, is no proposal. */
function partsOf(label: CompoundLabel): Naming {
  if (label.kind === 'numbers') return {};
  const number = numberOf(label);
  const named = namesOf(label).find((text) => text !== undefined && !isNoName(text));
  return { ...(number !== undefined && { number }), ...(named !== undefined && { name: named }) };
}

/** As printed, otherwise as the text or the caption says; none if the text contradicts itself. */
function namesOf({ name, captionName, statedNames = [] }: CompoundLabel) {
  const [stated, other] = statedNames;
  return other ? [name] : [name, stated?.name, captionName];
}

/** What of the article says the proposed name; undefined without one. */
export function nameOriginOf(label: CompoundLabel): 'page' | 'caption' | 'text' | undefined {
  const { name } = proposedBy(label);
  if (name === undefined) return undefined;
  if (name === label.name) return 'page';
  return name === label.captionName ? 'caption' : 'text';
}

/** The names that the text gives to a label's number, and that are other ones than a name that is said or shown. */
export const differingNames = (
  { statedNames = [] }: CompoundLabel,
  shown: string | undefined,
): readonly StatedName[] => {
  const folded = foldedName(shown ?? '');
  return statedNames.filter(
    ({ name, otherNames = [] }) => ![name, ...otherNames].map(foldedName).includes(folded),
  );
};

/**
 * What one of a label's sources says of the compound. Part and place that were said of another organism go, as
 * together they would say what nobody said.
 */
export function saidBySource(
  { organism, part, place, sentence }: CompoundSource,
  said: CompoundDraft,
): Proposal {
  const isOther = said.organism !== undefined && said.organism !== organism;
  const [oldPart, oldPlace] = isOther ? [said.part, said.location] : [];
  return {
    organism,
    ...((part ?? oldPart) !== undefined && { part: part ?? '' }),
    ...((place ?? oldPlace) !== undefined && { location: place ?? '' }),
    evidence: sentence.slice(0, COMPOUND_FIELD_LIMITS.evidence),
  };
}

/**
 * The source that is proposed: that of a sentence about the compound, otherwise the only one of the article. None if
 * a person has said another organism.
 */
function proposedSource(
  { sources: [first, second] = [] }: CompoundLabel,
  said: CompoundDraft,
): Proposal {
  const isClear = first !== undefined && (first.by === 'sentence' || second?.by !== 'article');
  const isOpen = said.organism === undefined || said.organism === first?.organism;
  return isClear && isOpen ? saidBySource(first, said) : {};
}

/** What a doubtful label says where a person has said nothing: to be offered, never filled in automatically. */
export const offeredBy = (label: CompoundLabel | undefined, said: CompoundDraft): Proposal =>
  label && isDoubtfulLabel(label) ? unsaid(partsOf(label), said) : {};

const unsaid = (parts: Proposal, said: CompoundDraft): Proposal =>
  Object.fromEntries(Object.entries(parts).filter(([field]) => !Object.hasOwn(said, field)));

/** What the label and the text about it propose; a name that was said of the structure before its edit goes before. */
export const proposals = (label: CompoundLabel | undefined, said: CompoundDraft): Proposal => ({
  ...proposedBy(label),
  ...(said.formerName !== undefined && { name: said.formerName }),
  ...(label && !isDoubtfulLabel(label) && proposedSource(label, said)),
});

/** What a person said, and what is proposed where they said nothing. */
export const saidOrProposed = (
  label: CompoundLabel | undefined,
  said: CompoundDraft,
): CompoundDraft => ({ ...proposals(label, said), ...said });

/** What is proposed and still waits for a person's word. */
export const unconfirmedProposals = (
  label: CompoundLabel | undefined,
  said: CompoundDraft,
): Proposal => unsaid(proposals(label, said), said);

/** Whether the name that is shown was said of the structure before its edit. */
export const isNamedByFormer = ({ name, formerName }: CompoundDraft): boolean =>
  name === undefined && formerName !== undefined;

/**
 * What approving a drawing says of it: the number and name printed beside it. A name that only the caption
 * or the text gives, or that was another before the structure was edited, waits for a word of its own.
 */
export function saidByApproval(
  { captionName: _caption, statedNames: _stated, ...printed }: CompoundLabel,
  said: CompoundDraft,
): CompoundDraft {
  const { name, ...number } = proposedBy(printed);
  const isOpen = said.formerName !== undefined && said.formerName !== name;
  return { ...number, ...(name !== undefined && !isOpen && { name }), ...said };
}
