import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { COMPOUND_FIELD_LIMITS } from '@/domain/compoundDraft';
import type { EditableColumn } from '@/domain/compoundTable';
import { Input } from '@/ui/Field/Field.styles';
import { COLUMN_TITLES } from './columns';

interface CellEditorProps {
  readonly column: EditableColumn;
  /** What stands there now. */
  readonly value: string;
  /** Enter: the value counts, changed or not. */
  readonly onConfirm: (value: string) => void;
  /** Left for another place: a changed value counts. */
  readonly onLeave: (value: string | null) => void;
  readonly onCancel: () => void;
}

/** The field in a cell that is edited. */
export function CellEditor({ column, value, onConfirm, onLeave, onCancel }: CellEditorProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // Enter and Escape remove the field, whereupon browsers may tell that it was left.
  const isDone = useRef(false);
  const finish = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };
  const leave = () => finish(() => onLeave(typed.trim() === value ? null : typed.trim()));
  const latestLeave = useRef(leave);
  useLayoutEffect(() => {
    latestLeave.current = leave;
  });
  useEffect(() => {
    const field = input.current;
    field?.focus();
    field?.select();
    // Browsers need not tell that a field was left which went with its column or the table.
    return () => {
      if (!field?.isConnected) latestLeave.current();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter' ? () => onConfirm(typed.trim()) : onCancel);
  };
  return (
    <Input
      ref={input}
      aria-label={COLUMN_TITLES[column]}
      maxLength={COMPOUND_FIELD_LIMITS[column]}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  );
}
