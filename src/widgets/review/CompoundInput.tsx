import type { KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { COMPOUND_FIELD_LIMITS, type CompoundField } from '@/domain/compoundDraft';
import { compoundFieldsSet, selectCompoundDraft } from '@/features/compounds';
import { undoRequested } from '@/features/history';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Field } from '@/ui/Field/Field';
import { Input, TextArea } from '@/ui/Field/Field.styles';
import { useTypedText } from './useTypedText';

interface CompoundInputProps {
  /** Of the segment. */
  readonly id: string;
  readonly field: Exclude<CompoundField, 'relation'>;
  readonly label: string;
  /** What a program found; shown with a dashed line until a person confirms it by Enter. */
  readonly found?: string | undefined;
  /** Shown while there is nothing. */
  readonly empty: string;
  readonly isLong?: boolean;
}

/** A field of the compound, kept while it is typed into; one undo takes all of it back. */
export function CompoundInput({ id, field, label, found, empty, isLong }: CompoundInputProps) {
  const dispatch = useDispatch();
  const said = useSelectorWith(selectCompoundDraft, id)[field];
  const keep = (value: string, continues: boolean) => {
    if (value === said) return;
    dispatch(compoundFieldsSet({ ids: [id], fields: { [field]: value }, continues }));
  };
  const { typed, onType, leave, drop } = useTypedText((text, isMore) => {
    const value = text.trim();
    if (value !== (said ?? found ?? '')) keep(value, isMore);
  });
  const isFound = said === undefined && found !== undefined && typed === null;
  const shown = typed ?? said ?? found ?? '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      event.stopPropagation();
      if (drop()) dispatch(undoRequested());
    }
    if (event.key !== 'Enter' || (isLong && event.shiftKey)) return;
    event.preventDefault();
    const isMore = drop();
    if (shown !== '' || said !== undefined) keep(shown.trim(), isMore);
  };
  const control = {
    placeholder: empty,
    maxLength: COMPOUND_FIELD_LIMITS[field],
    value: shown,
    title: isFound ? 'Found, not confirmed: Enter confirms' : undefined,
    style: isFound ? { borderStyle: 'dashed', borderColor: 'var(--info)' } : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onType(event.target.value),
    onBlur: leave,
    onKeyDown,
  };
  return (
    <Field label={label}>
      {(props) =>
        isLong ? <TextArea {...props} {...control} /> : <Input {...props} {...control} />
      }
    </Field>
  );
}
