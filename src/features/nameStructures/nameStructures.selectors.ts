import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { saidOrProposed } from '@/domain/compoundLabel';
import { formulaSays } from '@/domain/formulaSays';
import { nameVerdict, type NameSays } from '@/domain/nameSays';
import type { Segment } from '@/domain/segment';
import { textSaysOf, type FormulaSays } from '@/domain/textSays';
import {
  type CompoundsRootState,
  type TextComparison,
  type SegmentsRootState,
  type StructuresRootState,
  selectAllSegments,
  selectCompoundDraft,
  selectStructureOf,
} from '@/article';
import { selectIdentifiersOf, type IdentifiersRootState } from '@/features/identifiers';
import { selectAnswerTo, type NameStructuresRootState } from './nameStructures.slice';

/** The name of a drawing's compound, as a person said, otherwise as printed; `undefined` without any. */
export function selectCompoundNameOf(
  state: CompoundsRootState,
  { id, label }: Pick<Segment, 'id' | 'label'>,
): string | undefined {
  const name = saidOrProposed(label, selectCompoundDraft(state, id)).name?.trim();
  return name === '' ? undefined : name;
}

export const selectNameAnswers = ({ runs }: NameStructuresRootState) => runs.nameStructures.byName;

type NamesState = CompoundsRootState & NameStructuresRootState & SegmentsRootState;

/** Names of the document's compounds that nobody was asked about; `undefined` if there are none. */
export const selectUnknownNames = createSelector(
  [
    (state: NamesState) => state.article.segments,
    (state: NamesState) => state.article.compounds,
    (state: NamesState) => state.runs.nameStructures,
  ],
  (segments, compounds, nameStructures): readonly string[] | undefined => {
    const names = selectAllSegments({ article: { segments } }).flatMap((segment) => {
      const name = selectCompoundNameOf({ article: { compounds } }, segment);
      const isNew = name !== undefined && !selectAnswerTo({ runs: { nameStructures } }, name);
      return isNew ? [name] : [];
    });
    return names.length > 0 ? [...new Set(names)] : undefined;
  },
);

type ComparedState = NamesState & IdentifiersRootState & StructuresRootState;

/** `null` if a name says nothing; `undefined` while that is not known. */
function nameSaysOf(state: ComparedState, segment: Segment): NameSays | null | undefined {
  const name = selectCompoundNameOf(state, segment);
  if (name === undefined) return null;
  const answer = selectAnswerTo(state, name);
  if (!answer) return undefined;
  if ('refusal' in answer) return null;
  const identifiers = selectIdentifiersOf(state, selectStructureOf(state, segment));
  if (!identifiers) return undefined;
  const verdict = nameVerdict(identifiers, answer.structure);
  return verdict ? { name, smiles: answer.structure.smiles, source: answer.source, verdict } : null;
}

/** The same of the formulas in the text, which go with the printed number. */
function formulaSaysOf(state: ComparedState, segment: Segment): FormulaSays | null | undefined {
  const { label } = segment;
  const isOther =
    (selectCompoundDraft(state, segment.id).number ?? label?.number) !== label?.number;
  if (!label || isOther || !(label.statedFormulas ?? label.statedCarbons)) return null;
  const identifiers = selectIdentifiersOf(state, selectStructureOf(state, segment));
  return identifiers && (formulaSays(label, identifiers) ?? null);
}

/** While it is not known what is said now, what was said before stands. */
const known = <Says>(now: Says | null | undefined, before: Says | undefined): Says | null =>
  now === undefined ? (before ?? null) : now;

/** What must be noted with the readings, because a name, a number, an answer or a reading has changed. */
export const selectDueComparisons = createSelector(
  [
    (state: ComparedState) => state.article.segments,
    (state: ComparedState) => state.article.compounds,
    (state: ComparedState) => state.runs.nameStructures,
    (state: ComparedState) => state.runs.identifiers,
    (state: ComparedState) => state.article.structures,
  ],
  (segments, compounds, nameStructures, identifiers, structures) => {
    const state = {
      article: { segments, compounds, structures },
      runs: { nameStructures, identifiers },
    };
    const due = selectAllSegments(state).flatMap((segment): TextComparison[] => {
      const structure = selectStructureOf(state, segment);
      if (!structure) return [];
      const { uniqueKey, ...before } = structure;
      const isStale = before.nameSays?.name !== selectCompoundNameOf(state, segment);
      const says = {
        nameSays: known(nameSaysOf(state, segment), isStale ? undefined : before.nameSays),
        formulaSays: known(formulaSaysOf(state, segment), before.formulaSays),
      };
      const isNoted =
        shallowEqual(says.nameSays, before.nameSays ?? null) &&
        shallowEqual(says.formulaSays, before.formulaSays ?? null);
      return isNoted ? [] : [{ uniqueKey, ...textSaysOf(says) }];
    });
    return due.length > 0 ? due : undefined;
  },
);
