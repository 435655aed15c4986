import { useState, type ReactNode } from 'react';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { ControlProps } from '@/ui/Field/Field';

/** One suggested value. */
export interface ComboboxOption {
  readonly value: string;
  /** Details that help to choose. */
  readonly details?: ReactNode;
}

/**
 * The list of a combobox: all values, until the user types; then those that contain what was typed.
 *
 * @param query the part of the text to match
 */
export function useOptionList<Item extends ComboboxOption>(
  options: readonly Item[],
  query: string,
  { id, value }: Pick<ControlProps, 'id'> & { readonly value: string },
  onChoose: (option: Item) => void,
) {
  const [isNarrowed, setIsNarrowed] = useState(false);
  const shown = isNarrowed ? options.filter((option) => matches(option, query)) : [...options];
  const combobox = useCombobox<Item>({
    items: shown,
    inputId: id,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item?.value ?? '',
    stateReducer: onlyByChoosing,
    onIsOpenChange: ({ type }) => setIsNarrowed(type === useCombobox.stateChangeTypes.InputChange),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
  });
  return { ...combobox, shown, narrow: () => setIsNarrowed(true) };
}

const matches = ({ value }: ComboboxOption, query: string) =>
  value.toLowerCase().includes(query.trim().toLowerCase());

/**
 * By default, Downshift takes the highlighted value when the focus leaves, toggles the list on each click
 * into the text, and clears the text on Escape. Here a value is only taken by Enter or a click on it, so that
 * nothing typed is replaced.
 */
function onlyByChoosing<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const types = useCombobox.stateChangeTypes;
  const { selectedItem, inputValue } = state;
  if (type === types.InputClick) return state;
  if (type === types.InputBlur || type === types.InputKeyDownEscape) {
    return { ...changes, isOpen: false, highlightedIndex: -1, selectedItem, inputValue };
  }
  return changes;
}
