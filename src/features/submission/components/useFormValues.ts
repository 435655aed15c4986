import { shallowEqual, useSelector } from 'react-redux';
import type { TextField } from '@/domain/submission/submissionFields';
import type { OrganismEntry } from '@/domain/submission/submissionForm';
import { selectForm, type SelectedFrom } from '../submission.selectors';

const NO_ORGANISMS: readonly OrganismEntry[] = [];

/** One text of the form; changes to other fields do not cause a rerender. */
export const useText = (field: TextField): string =>
  useSelector((state: SelectedFrom) => selectForm(state)?.[field] ?? '');

/** The rows of the list of organisms. */
export const useOrganismRows = (): readonly OrganismEntry[] =>
  useSelector(
    (state: SelectedFrom) => selectForm(state)?.organisms ?? NO_ORGANISMS,
    (rows, others) =>
      rows.length === others.length && rows.every((row, at) => shallowEqual(row, others[at])),
  );
