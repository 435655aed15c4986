import { useMemo, useRef } from 'react';
import type { ChangeEvent, RefObject } from 'react';
import { ChevronDown } from 'lucide-react';
import { IconButton } from '@/ui/Button/IconButton';
import type { ControlProps } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { FloatingLayer } from '@/ui/layer/FloatingLayer';
import { useDismiss } from '@/ui/layer/useDismiss';
import { Option, Options, WithButton } from './Combobox.styles';
import { useOptionList, type ComboboxOption } from './useOptionList';

interface ComboboxProps<Item extends ComboboxOption> extends ControlProps {
  readonly value: string;
  /** Never empty: if there is nothing to suggest, use an `Input` instead. */
  readonly options: readonly Item[];
  /** Names the list and its button, as in '3 names of the article'. */
  readonly listLabel: string;
  /** The part of the typed text that suggestions are matched with; by default all of it. */
  readonly query?: string;
  readonly readOnly?: boolean;
  /** The list is open as soon as the field has the focus. */
  readonly opensOnFocus?: boolean;
  readonly maxLength?: number;
  /** For looking up the control. */
  readonly 'data-field'?: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onChoose: (option: Item) => void;
}

/**
 * A text field with suggestions that accepts any other text: the arrows and the button open the list, typing
 * narrows it, Enter and a click choose, Escape closes.
 */
export function Combobox<Item extends ComboboxOption>(props: ComboboxProps<Item>) {
  const { options, listLabel, onChoose, onChange, query = props.value, ...rest } = props;
  const { opensOnFocus = false, ...control } = rest;
  const box = useRef<HTMLDivElement>(null);
  const readOnly = control.readOnly === true;
  const list = useOptionList(options, query, control, (option) => !readOnly && onChoose(option));
  const isShown = list.isOpen && list.shown.length > 0 && !readOnly;
  const inside = useMemo(() => [box], []);
  useDismiss(isShown, inside, list.closeMenu);
  return (
    <WithButton ref={box}>
      <Input
        {...list.getInputProps({
          ...control,
          autoComplete: 'off',
          // Its label is elsewhere on the page and tied to it by its id.
          'aria-labelledby': undefined,
          'aria-expanded': isShown,
          ...(opensOnFocus && { onFocus: list.openMenu }),
          onChange: (event) => {
            list.narrow();
            onChange(event as ChangeEvent<HTMLInputElement>);
          },
        })}
      />
      <IconButton
        icon={ChevronDown}
        {...list.getToggleButtonProps({ disabled: readOnly })}
        label={listLabel}
      />
      <OptionList list={list} isShown={isShown} label={listLabel} box={box} />
    </WithButton>
  );
}

interface OptionListProps<Item extends ComboboxOption> {
  readonly list: ReturnType<typeof useOptionList<Item>>;
  readonly isShown: boolean;
  readonly label: string;
  readonly box: RefObject<HTMLDivElement | null>;
}

function OptionList<Item extends ComboboxOption>(props: OptionListProps<Item>) {
  const { list, isShown, label, box } = props;
  const own = list.getMenuProps(
    { 'aria-label': label, 'aria-labelledby': undefined },
    { suppressRefError: true },
  );
  if (!isShown) return null;
  return (
    <FloatingLayer anchor={box} placedFor={list.shown.length}>
      <Options {...own} $width={box.current?.offsetWidth ?? 0}>
        {list.shown.map((item, index) => (
          <Option
            key={item.value}
            {...list.getItemProps({ item, index })}
            $isHighlighted={index === list.highlightedIndex}
          >
            {item.value}
            {item.details !== undefined && <small>{item.details}</small>}
          </Option>
        ))}
      </Options>
    </FloatingLayer>
  );
}
