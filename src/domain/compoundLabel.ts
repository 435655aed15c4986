import { isNoName } from './checks/noName';
import type { CompoundDraft } from './compoundDraft';
import type { Saved } from './saved/common.schema';
import type { labelSchema } from './saved/segment.schema';

/** The number and name that a page prints beside a drawing, as the services found them. */
export type CompoundLabel = Saved<typeof labelSchema>;

/** Below this confidence a label is doubtful, as a reading is. */
const DOUBTFUL = 0.75;

export const isDoubtfulLabel = ({ confidence }: CompoundLabel): boolean => confidence < DOUBTFUL;

/** `3 · quercetin`, `3` or `quercetin`. */
export const labelInWords = ({ number, name, captionName }: CompoundLabel): string =>
  [number, name ?? captionName].filter((part) => part !== undefined).join(' · ');

/** Where it comes from, and whether it is doubtful, in words. */
export function labelOrigin(label: CompoundLabel): string {
  const isByCaption = label.name === undefined && label.captionName !== undefined;
  const origin = isByCaption ? 'from the page, name from the caption' : 'from the page';
  return isDoubtfulLabel(label) ? `${origin}, doubtful` : origin;
}

/** What a page can say of a compound. */
type Proposal = Pick<CompoundDraft, 'number' | 'name'>;

/**
 * What a label proposes for the compound of its drawing: nothing if it is doubtful, or names several
 * compounds, since a wrong proposal is worse than an empty field.
 */
export const proposedBy = (label: CompoundLabel | undefined): Proposal =>
  label && !isDoubtfulLabel(label) ? partsOf(label) : {};

/** A text that names nothing, such as `Unknown`, is no proposal. */
function partsOf({ number, name, captionName }: CompoundLabel): Proposal {
  if (number?.includes(',')) return {};
  const named = [name, captionName].find((text) => text !== undefined && !isNoName(text));
  return { ...(number !== undefined && { number }), ...(named !== undefined && { name: named }) };
}

/** What a doubtful label says where a person has said nothing: to be offered, never filled in automatically. */
export const offeredBy = (label: CompoundLabel | undefined, said: CompoundDraft): Proposal =>
  label && isDoubtfulLabel(label) ? unsaid(partsOf(label), said) : {};

const unsaid = (parts: Proposal, said: CompoundDraft): Proposal =>
  Object.fromEntries(Object.entries(parts).filter(([field]) => !Object.hasOwn(said, field)));

/** What the label proposes; a name that was said of the structure before its edit goes before. */
export const proposals = (
  label: CompoundLabel | undefined,
  { formerName }: CompoundDraft,
): Proposal => ({
  ...proposedBy(label),
  ...(formerName !== undefined && { name: formerName }),
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
 * gives, or that was another before the structure was edited, waits for a word of its own.
 */
export function saidByApproval(
  { captionName: _caption, ...printed }: CompoundLabel,
  said: CompoundDraft,
): CompoundDraft {
  const { name, ...number } = proposedBy(printed);
  const isOpen = said.formerName !== undefined && said.formerName !== name;
  return { ...number, ...(name !== undefined && !isOpen && { name }), ...said };
}
