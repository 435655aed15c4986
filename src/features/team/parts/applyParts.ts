import { combineReducers } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { stepRedone, structuresAdapter, workReducers, type WorkState } from '@/article';
import { isEmptyDraft, type CompoundDraft } from '@/domain/compoundDraft';
import { structureKey } from '@/domain/documentId';
import type { Judgement } from '@/domain/judgement';
import { segmentSchema, structureSchema } from '@/domain/saved/entities.schema';
import { segmentWithoutCutOut, type Segment } from '@/domain/segment';
import {
  createStructure,
  versionsOf,
  withVersion,
  type Structure,
  type StructureVersion,
} from '@/domain/structure';
import type { Json } from '@/domain/team/event';
import { referenceTo } from '@/domain/versionReference';
import type { WorkChange } from '@/domain/workChange';
import { readPartName, type ArticleKind, type PartName } from './partName';
import { readValue, type SharedJudgement } from './readValue';
import { FINDINGS, textOf, type Parts } from './sharedParts';

/** The page's own names of the article. */
export interface OwnNames {
  readonly pdfId: string;
  readonly pdfFilename: string;
}

interface Named extends PartName {
  readonly value: Json;
}

const reduce = combineReducers(workReducers);

/** As if a step of the undo list were done again, without one: others' changes are not this user's to undo. */
const withChange = (state: WorkState, after: WorkChange): WorkState => ({
  ...reduce(state, stepRedone({ title: '', segmentIds: [], before: {}, after })),
  history: state.history,
});

/**
 * The article after others' words. What this page cannot take, as from a later version, stays as it is.
 *
 * @param parts by name; `null` where nothing is said any more
 */
export function applyParts(state: WorkState, parts: Parts, names: OwnNames): WorkState {
  const named = Object.entries(parts).flatMap(([part, value]): Named[] => {
    const name = readPartName(part);
    return name ? [{ ...name, value }] : [];
  });
  const ofKind = (kind: ArticleKind) => named.filter((each) => each.kind === kind);
  const placed = withChange(state, {
    segments: segmentsIn(state, ofKind('segments'), names),
    drafts: draftsIn(state, ofKind('drafts')),
    article: wordsIn('article', ofKind('article')),
    annotationWords: wordsIn('annotationWords', ofKind('annotationWords')),
  } as WorkChange);
  const read = withStructures(placed, ofKind('structures'));
  return withChange(read, judgementsIn(read, ofKind('judgements')));
}

function segmentsIn(state: WorkState, parts: readonly Named[], names: OwnNames) {
  const entries = parts.flatMap(({ of: id, value }): (readonly [string, Segment | null])[] => {
    if (value === null) return [[id, null]];
    const said = readValue('segments', { of: id, field: undefined }, value);
    if (!said) return [];
    const known = state.segments.entities[id];
    const segment = segmentWithoutCutOut({ ...said, ...names, id });
    const isInPlace = known && JSON.stringify(known.box) === JSON.stringify(segment.box);
    const { path = '', filename = '' } = isInPlace ? known : {};
    const placed = { ...segment, path, filename, ...(isInPlace && placeOf(known)) };
    return v.is(segmentSchema, placed) ? [[id, placed]] : [];
  });
  return Object.fromEntries(entries);
}

/** A cut-out is named for its number on the page, which may be another one here. */
const placeOf = ({ pageIndex, segmentIndex, pageNumber, segmentNumber }: Segment) => ({
  ...{ pageIndex, segmentIndex, pageNumber, segmentNumber },
});

function draftsIn({ compounds }: WorkState, parts: readonly Named[]) {
  const drafts: Record<string, CompoundDraft> = {};
  for (const { of: id, field = '', value } of parts) {
    const said = value === null ? {} : readValue('drafts', { of: id, field }, value);
    if (!said) continue;
    const { [field as keyof CompoundDraft]: _before, ...rest } =
      drafts[id] ?? compounds.drafts[id] ?? {};
    drafts[id] = { ...rest, ...said };
  }
  return Object.fromEntries(
    Object.entries(drafts).map(([id, draft]) => [id, isEmptyDraft(draft) ? null : draft]),
  );
}

function wordsIn(kind: 'article' | 'annotationWords', parts: readonly Named[]) {
  const entries = parts.flatMap(({ of, value }): (readonly [string, unknown])[] => {
    if (value === null) return [[of, null]];
    const said = readValue(kind, { of, field: undefined }, value);
    if (said === undefined) return [];
    return [[of, kind === 'article' ? Reflect.get(said, of) : said]];
  });
  return Object.fromEntries(entries);
}

/** The same reading keeps its time, by which it was judged here, and gets what was found out about it elsewhere. */
function changed(known: Structure, version: StructureVersion): Structure {
  if (textOf(known) !== textOf(version)) return withVersion(known, version);
  const more = FINDINGS.filter((key) => known[key] === undefined && version[key] !== undefined);
  if (more.length === 0) return known;
  return { ...known, ...Object.fromEntries(more.map((key) => [key, version[key]])) };
}

function withStructures(state: WorkState, parts: readonly Named[]): WorkState {
  const put: Structure[] = [];
  const gone: string[] = [];
  for (const { of: id, value } of parts) {
    const segment = state.segments.entities[id];
    if (!segment) continue;
    const key = structureKey(segment.pdfId, id);
    if (value === null) gone.push(key);
    const version =
      value === null ? undefined : readValue('structures', { of: id, field: undefined }, value);
    const known = state.structures.entities[key];
    if (!version) continue;
    const structure = known ? changed(known, version) : createStructure(segment, version);
    if (structure !== known && v.is(structureSchema, structure)) put.push(structure);
  }
  if (put.length === 0 && gone.length === 0) return state;
  const left = structuresAdapter.removeMany(state.structures, gone);
  return { ...state, structures: structuresAdapter.setMany(left, put) };
}

function judgementsIn(state: WorkState, parts: readonly Named[]): WorkChange {
  const judgements: Record<string, Judgement | null> = {};
  const selected: Record<string, boolean> = {};
  for (const { of: id, value } of parts) {
    if (value === null) {
      judgements[id] = null;
      continue;
    }
    const said = readValue('judgements', { of: id, field: undefined }, value);
    if (!said) continue;
    judgements[id] = judgementHere(state, id, said);
    selected[id] = said.judgement.verdict === 'correct';
  }
  return { judgements, selected };
}

/** Of no version that this page has: then it says nothing of the structure that stands. */
const UNKNOWN_VERSION = { timestamp: '', engine: '' };

function judgementHere(
  { segments, structures }: WorkState,
  id: string,
  { judgement, of }: SharedJudgement,
): Judgement {
  if (of === null) return judgement;
  const structure = structures.entities[structureKey(segments.entities[id]?.pdfId ?? '', id)];
  // Several engines may have read the same; what stands goes before what does not.
  const versions = structure ? [...versionsOf(structure), structure] : [];
  const judged = of === undefined ? undefined : versions.findLast((each) => textOf(each) === of);
  return { ...judgement, version: judged ? referenceTo(judged) : UNKNOWN_VERSION };
}
