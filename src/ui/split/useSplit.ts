import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { focusNextDivider, stepOf, type Axis } from './dividerKeys';
import { moveDivider } from './moveDivider';

/** Percent of the space for panes, by pane. */
export type Shares = Readonly<Record<string, number>>;

interface SplitOptions {
  readonly axis: Axis;
  /** Percent by default, by pane, in order. */
  readonly defaults: Shares;
  /** px of every pane; its style has to ask for as much. */
  readonly least: number;
  /** Percent at first, where they differ from the defaults. */
  readonly initial?: Shares | undefined;
  /** Whether the dividers stand still. */
  readonly disabled?: boolean;
  /** Told after each move. */
  readonly onMoved?: (shares: Shares) => void;
}

interface Drag {
  readonly id: string;
  /** px, of the pointer and of the panes, when it began */
  readonly from: number;
  readonly sizes: readonly number[];
}

/** Percent to which a pane can be made smaller or larger. */
type Range = readonly [least: number, most: number];

/**
 * Panes in a row or column, with dividers in between that move by pointer, touch and keyboard, as the ARIA
 * pattern "window splitter" says: arrows, Home and End, and F6 to the next divider. A double click restores
 * the default size of the pane before it. Panes and dividers are children of one flex container; a pane's
 * share is its `flex-grow`, so that the layout follows the window without a script. Our own, because the
 * library for it was 47 kB of the first screen.
 *
 * @returns what to spread on each pane, and on the divider behind the pane with the given id
 */
export function useSplit(options: SplitOptions) {
  const { axis, defaults, initial, disabled = false } = options;
  const [shares, setShares] = useState<Shares>(initial ?? defaults);
  const [ranges, setRanges] = useState<Readonly<Record<string, Range>>>({});
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointerAt = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY);

  const move = (id: string, sizes: readonly number[], by: number) => {
    const next = movedShares(options, id, sizes, by);
    if (!next) return;
    setShares(next);
    options.onMoved?.(next);
  };

  const handlersOf = (id: string) => ({
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const sizes = paneSizes(event.currentTarget, axis);
      const by = stepOf(event.key, axis, sum(sizes));
      if (by === undefined && event.key !== 'F6') return;
      event.preventDefault();
      if (by === undefined) focusNextDivider(event);
      else move(id, sizes, by);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, from: pointerAt(event), sizes: paneSizes(event.currentTarget, axis) });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag) move(drag.id, drag.sizes, pointerAt(event) - drag.from);
    },
    onLostPointerCapture: () => setDrag(null),
    onDoubleClick: ({ currentTarget }: { readonly currentTarget: Element }) => {
      const sizes = paneSizes(currentTarget, axis);
      const wanted = ((defaults[id] ?? 0) / 100) * sum(sizes);
      move(id, sizes, wanted - (sizes[indexOf(options, id)] ?? wanted));
    },
    /** How far it can move depends on the window, so it is measured when someone may ask. */
    onFocus: ({ currentTarget }: { readonly currentTarget: Element }) => {
      const range = rangeOf(options, id, paneSizes(currentTarget, axis));
      setRanges((others) => ({ ...others, [id]: range }));
    },
  });

  return {
    pane: (id: string) => ({ id, 'data-pane': '', style: { flexGrow: shares[id] } }),
    divider: (id: string) => ({
      role: 'separator' as const,
      'aria-controls': id,
      'aria-orientation': axis === 'x' ? ('vertical' as const) : ('horizontal' as const),
      'aria-valuemin': ranges[id]?.[0] ?? 0,
      'aria-valuemax': ranges[id]?.[1] ?? 100,
      'aria-valuenow': Math.round(shares[id] ?? 0),
      'data-dragged': drag?.id === id || undefined,
      ...(disabled ? { 'aria-disabled': true } : { tabIndex: 0, ...handlersOf(id) }),
    }),
  };
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const indexOf = ({ defaults }: SplitOptions, id: string) => Object.keys(defaults).indexOf(id);

/** px of the panes beside a divider, in order. */
const paneSizes = (divider: Element, axis: Axis): number[] =>
  [...(divider.parentElement?.children ?? [])]
    .filter((sibling) => sibling.hasAttribute('data-pane'))
    .map((pane) => pane.getBoundingClientRect()[axis === 'x' ? 'width' : 'height']);

/** Undefined while there is no layout, as in a hidden page. */
function movedShares(
  options: SplitOptions,
  id: string,
  sizes: readonly number[],
  by: number,
): Shares | undefined {
  const total = sum(sizes);
  if (total === 0) return undefined;
  const moved = moveDivider(sizes, indexOf(options, id), by, options.least);
  const ids = Object.keys(options.defaults);
  return Object.fromEntries(ids.map((pane, index) => [pane, (100 * (moved[index] ?? 0)) / total]));
}

function rangeOf(options: SplitOptions, id: string, sizes: readonly number[]): Range {
  const at = (by: number) => Math.round(movedShares(options, id, sizes, by)?.[id] ?? 0);
  return [at(-Infinity), at(Infinity) || 100];
}
