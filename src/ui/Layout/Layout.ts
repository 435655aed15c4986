import styled from 'styled-components';
import { COLUMN, ROW, STACK, look } from './look';
import type { Look } from './look';

/** A look as props, which do not reach the page: `<Row $gap={2} $wrap>`. */
export type LookProps = { readonly [K in keyof Look as `$${K}`]?: Look[K] };

/** The rules of a component that takes a look: its own, and the look it has where no props say otherwise. */
export const withLook =
  (base: string, usual: Look = {}) =>
  (props: object): string => {
    const values: Record<string, unknown> = { ...usual };
    for (const [name, value] of Object.entries(props))
      if (name.startsWith('$')) values[name.slice(1)] = value;
    return base + look(values);
  };

/** Children beside each other, in the middle of the line. */
export const Row = styled.div<LookProps>`
  ${withLook(ROW)}
`;

/** One below the other, each as high as it needs. */
export const Stack = styled.div<LookProps>`
  ${withLook(STACK)}
`;

/** In columns, as `$columns` says. */
export const Grid = styled.div<LookProps>`
  ${withLook(STACK)}
`;

/** One below the other, sharing out a given height: a part that scrolls takes what the others leave. */
export const Column = styled.div<LookProps>`
  ${withLook(COLUMN)}
`;

/** A part with a look and no layout of its own. */
export const Box = styled.div<LookProps>`
  ${withLook('')}
`;

/** Takes the height that is left, and scrolls. */
export const Scroll = styled.div<LookProps>`
  ${withLook('', { flex: 1, minHeight: 0, overflow: 'auto' })}
`;

/** Stands in the middle of the room there is: what is missing, or not there yet. */
export const Centre = styled.div<LookProps>`
  ${withLook(`${STACK}place-content:center;`, { items: 'center', height: '100%', centred: true })}
`;

/** Words with a look of their own. */
export const Text = styled.span<LookProps>`
  ${withLook('')}
`;
