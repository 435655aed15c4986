import styled from 'styled-components';
import { row } from '@/ui/Layout/look';

/** The title of a column, which sorts the table. */
export const SortButton = styled.button.attrs({ type: 'button' })`
  ${row({ inline: true, gap: '4px', pad: 0, minHeight: '24px', ground: 'none', edge: 'none' })}
  cursor: pointer;
`;
