import { useSelector } from 'react-redux';

/**
 * `useSelector` for a selector that asks for something by name: `useSelectorWith(selectSegmentById, id)`.
 * Which part of the state it reads follows from the selector.
 */
export function useSelectorWith<State, Args extends readonly unknown[], Selected>(
  select: (state: State, ...args: Args) => Selected,
  ...args: Args
): Selected {
  return useSelector((state: State) => select(state, ...args));
}
