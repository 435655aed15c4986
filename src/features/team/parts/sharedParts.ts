import type { WorkState } from '@/article';
import { structureKey } from '@/domain/documentId';
import type { Judgement } from '@/domain/judgement';
import type { Segment } from '@/domain/segment';
import {
  hasStructure,
  versionsOf,
  type Structure,
  type StructureVersion,
} from '@/domain/structure';
import type { Json } from '@/domain/team/event';
import { positionOf } from '@/domain/versionReference';
import { partName } from './partName';

/** By part: what a page says of an article. */
export type Parts = Readonly<Record<string, Json>>;

/** The words that two readings have in common if they read the same. */
export const textOf = ({ smiles, molfile }: Pick<StructureVersion, 'smiles' | 'molfile'>) =>
  smiles ?? molfile ?? null;

/** What engines and texts say of a reading, some of it only after it stands. */
export const FINDINGS = [
  ...['placement', 'confidence', 'jointConfidence', 'remarks', 'agreeing', 'differing'],
  ...['doubts', 'compounds', 'nameSays', 'formulaSays'],
] as const;

/** Names of files and of the document are the page's own. */
function sharedSegment({ pageIndex, segmentIndex, box, label, mentions, origin, madeOf }: Segment) {
  return {
    ...{ pageIndex, segmentIndex, origin },
    ...(box && { box }),
    ...(label && { label }),
    ...(mentions && { mentions }),
    ...(madeOf && { madeOf }),
  };
}

/** Earlier versions stay with the page that made them; the drawing is made again from the structure. */
function sharedStructure(structure: Structure): object | undefined {
  const { depiction: _drawing, ...version } = versionsOf(structure)[structure.history.length] ?? {};
  return hasStructure(structure) ? version : undefined;
}

/** A version has another time in another page, so what was judged is said by its text; absent where it is unknown. */
function sharedJudgement(judgement: Judgement, structure: Structure | undefined): object {
  const { version, ...said } = judgement;
  if (!version) return { ...said, of: null };
  const versions = structure ? versionsOf(structure) : [];
  const judged = versions[positionOf(version, versions)];
  return judged ? { ...said, of: textOf(judged) } : said;
}

/** What the page has of an article that others can know. */
export function sharedParts({
  segments,
  structures,
  compounds,
  annotationWords,
  bibliography,
}: Omit<WorkState, 'history'>): Parts {
  const parts: Record<string, object | string> = {};
  const say = (name: string, value: object | string | undefined) => {
    if (value !== undefined) parts[name] = value;
  };
  for (const segment of Object.values(segments.entities)) {
    const { id, pdfId } = segment;
    const structure = structures.entities[structureKey(pdfId, id)];
    const judgement = segments.judgements[id];
    say(partName('segments', id), sharedSegment(segment));
    say(partName('structures', id), structure && sharedStructure(structure));
    say(partName('judgements', id), judgement && sharedJudgement(judgement, structure));
    for (const [field, text] of Object.entries(compounds.drafts[id] ?? {})) {
      say(partName('drafts', id, field), text);
    }
  }
  for (const [key, word] of Object.entries(annotationWords.words)) {
    say(partName('annotationWords', key), word);
  }
  for (const [field, text] of Object.entries(bibliography.words)) {
    say(partName('article', field), text);
  }
  return parts as Parts;
}
