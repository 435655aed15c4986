import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import {
  JUDGEMENT_NOTE_LIMIT,
  REJECT_REASON_NAMES,
  REJECT_REASONS,
  type Rejection,
  type RejectReason,
} from '@/domain/judgement';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { stack } from '@/ui/Layout/look';
import { FloatingLayer } from '@/ui/layer/FloatingLayer';
import { useDismiss } from '@/ui/layer/useDismiss';
import { MenuItems } from '@/ui/Menu/MenuItems';

export const NoteForm = styled.form`
  ${stack({ gap: 2, pad: 3, width: '280px', ground: 'surface-2', corners: 'radius', edge: 'all' })}
  box-shadow: var(--shadow-float);
`;

interface RejectMenuProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  /** A drawing of the same structure, offered with the reason "Duplicate". */
  readonly repeated?: { readonly id: string; readonly ordinal: string } | undefined;
  readonly onReject: (rejection: Rejection) => void;
  readonly onClose: () => void;
}

/** Why drawings are rejected: one of five reasons, the last with a note. */
export function RejectMenu({ anchor, repeated, onReject, onClose }: RejectMenuProps) {
  const [isNoting, setIsNoting] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const inside = useMemo(() => [anchor, layer], [anchor]);
  const close = useCallback(() => {
    onClose();
    anchor.current?.focus();
  }, [anchor, onClose]);
  useDismiss(true, inside, close);
  const choose = (reason: RejectReason) => {
    if (reason === 'other') {
      setIsNoting(true);
      return;
    }
    close();
    const isRepeated = reason === 'duplicate' && repeated !== undefined;
    onReject({ reason, ...(isRepeated && { duplicateOf: repeated.id }) });
  };
  const items = REJECT_REASONS.map((reason, index) => ({
    id: reason,
    label:
      reason === 'duplicate' && repeated
        ? `${REJECT_REASON_NAMES[reason]} of #${repeated.ordinal}`
        : REJECT_REASON_NAMES[reason],
    shortcut: String(index + 1),
    onSelect: () => choose(reason),
  }));
  // Each reason has its digit, whichever of them has the focus.
  const onKeyDown = (event: KeyboardEvent) => {
    const reason = REJECT_REASONS[Number(event.key) - 1];
    if (isNoting || reason === undefined) return;
    event.preventDefault();
    choose(reason);
  };
  return (
    <FloatingLayer anchor={anchor} side="above" placedFor={isNoting ? 1 : 0}>
      <div ref={layer} onKeyDown={onKeyDown}>
        {isNoting ? (
          <Note
            onReject={(note) => {
              close();
              onReject({ reason: 'other', note });
            }}
          />
        ) : (
          <MenuItems
            ref={list}
            id={id}
            label="Reject, because"
            items={items}
            onClose={(returnsFocus) => returnsFocus && close()}
          />
        )}
      </div>
    </FloatingLayer>
  );
}

function Note({ onReject }: { readonly onReject: (note: string) => void }) {
  const [note, setNote] = useState('');
  return (
    <NoteForm
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() !== '') onReject(note.trim());
      }}
    >
      <Field label="Why it is rejected">
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={JUDGEMENT_NOTE_LIMIT}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabledReason={note.trim() === '' ? 'Write a note' : undefined}>
        Reject
      </Button>
    </NoteForm>
  );
}
