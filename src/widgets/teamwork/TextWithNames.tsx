import { useRef, type KeyboardEvent } from 'react';
import { COMMENT_LIMIT } from '@/domain/team/comments';
import { TextArea } from '@/ui/Field/Field.styles';
import { NameList } from './NameList';
import { comboboxProps, useNameList } from './useNameList';

interface TextWithNamesProps {
  readonly label: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly names: readonly string[];
  readonly onSend: () => void;
  readonly onCancel: (() => void) | undefined;
  /** The field loses the focus. */
  readonly onLeave: () => void;
}

/** A field for a comment, whose keys are its own: those of the page do nothing while one types. */
export function TextWithNames(props: TextWithNamesProps) {
  const { label, text, setText, names, onSend, onCancel, onLeave } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useNameList({ text, setText, field, names });
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    else if (event.key === 'Escape' && onCancel) onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <TextArea
        ref={field}
        rows={2}
        value={text}
        maxLength={COMMENT_LIMIT}
        aria-label={label}
        placeholder="@ names somebody"
        {...comboboxProps(list)}
        onChange={({ target }) => {
          setText(target.value);
          list.onCaret();
        }}
        onSelect={list.onCaret}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      />
      <NameList list={list} anchor={field} />
    </>
  );
}
