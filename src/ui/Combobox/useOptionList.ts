import { useState, type ReactNode } from 'react';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { ControlProps } from '@/ui/Field/Field';

/** One value that is offered. */
export interface ComboboxOption {
  readonly value: string;
  /** What helps to judge it. */
  readonly details?: ReactNode;
}

/**
 * The list of a combobox: all values, until the user types; then those that hold what was typed.
 *
 * @param query what of the text is matched
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
 * Downshift takes what is highlighted when the focus leaves, opens and shuts the list at each click into
 * the text, and empties the text on Escape. Here a value is taken by Enter or a click on it alone: what is
 * typed is the user's own.
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
