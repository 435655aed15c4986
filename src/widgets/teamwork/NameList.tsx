import type { RefObject } from 'react';
import { Option, Options } from '@/ui/Combobox/Combobox.styles';
import { FloatingLayer } from '@/ui/layer/FloatingLayer';
import type { NameListState } from './useNameList';

interface NameListProps {
  readonly list: NameListState;
  readonly anchor: RefObject<HTMLTextAreaElement | null>;
}

/** Names of the team that fit what is typed. */
export function NameList({ list, anchor }: NameListProps) {
  const { listId, offered, current, choose } = list;
  if (offered.length === 0) return null;
  return (
    <FloatingLayer anchor={anchor} placedFor={offered.length}>
      <Options as="ul" role="listbox" id={listId} aria-label="People" $width={0}>
        {offered.map((name, index) => (
          <Option
            as="li"
            key={name}
            role="option"
            id={`${listId}-${index}`}
            aria-selected={index === current}
            $isHighlighted={index === current}
            // Before the field loses the focus.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(name);
            }}
          >
            {name}
          </Option>
        ))}
      </Options>
    </FloatingLayer>
  );
}
