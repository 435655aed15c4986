import styled from 'styled-components';
import { look, row, stack } from '@/ui/Layout/look';
import { FloatingList } from '@/ui/layer/FloatingList.styles';

export const WithButton = styled.div`
  ${row({ gap: 1, align: 'normal', minWidth: 0 })}

  > input {
    flex: 1;
    min-width: 0;
  }
`;

/** px: in narrower lists, each sentence would break into many lines. */
const LEAST_WIDTH = 320;

/** $width: px of the control that it belongs to */
export const Options = styled(FloatingList)<{ readonly $width: number }>`
  width: ${({ $width }) => Math.max(LEAST_WIDTH, $width)}px;
  max-height: min(50vh, 360px);
`;

export const Option = styled.li<{ readonly $isHighlighted: boolean }>`
  ${stack({ gap: '2px', pad: '6px 8px', weight: 500, corners: 'radius-s', breaks: true })}
  background: ${({ $isHighlighted }) => ($isHighlighted ? 'var(--surface-hover)' : 'none')};
  outline: ${({ $isHighlighted }) => ($isHighlighted ? '2px solid var(--focus)' : 'none')};
  outline-offset: -2px;
  line-height: 18px;
  cursor: pointer;

  small {
    ${look({ ink: 'text-2', size: 's', weight: 400 })}
    line-height: 16px;
  }
  mark {
    ${look({ ink: 'text', ground: 'none', weight: 600 })}
  }
`;
