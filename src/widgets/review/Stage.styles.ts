import styled from 'styled-components';
import { below, column, look, row } from '@/ui/Layout/look';

export const StageBox = styled.div`
  ${column({ minWidth: 0, minHeight: 0 })}
  ${below(768, { display: 'block' })}
`;

export const Bar = styled.div`
  ${row({ gap: 2, pad: '0 3', flex: 'none', minHeight: '40px' })}
  ${look({ ground: 'surface-1', edge: 'bottom', nowrap: true })}

  b {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Two lines: which drawing, and all tools. */
  ${below(1200, { wrap: true, gap: '4px' })}
`;

/** Room for what usually stands there, so that the panes keep their size. */
export const Lines = styled.div`
  ${column({ flex: 'none', minHeight: '46px' })}

  > * {
    flex: 1 0 auto;
  }
  ${below(768, { minHeight: 0 })}
`;

/** Two lines at most; all of it is in the title. */
export const Why = styled.div<{ $isMuted: boolean }>`
  ${row({ gap: 2, pad: '2px 3' })}
  background: ${({ $isMuted }) => ($isMuted ? 'none' : 'var(--warning-tint)')};
  color: ${({ $isMuted }) => ($isMuted ? 'var(--text-2)' : 'var(--warning)')};

  span {
    ${look({ lines: 2 })}
    color: ${({ $isMuted }) => ($isMuted ? 'inherit' : 'var(--text)')};
  }
  [role='status'] + & span {
    -webkit-line-clamp: 1;
  }
`;

/** It is read to its end, whatever its length. */
export const Question = styled(Why)`
  && span {
    -webkit-line-clamp: none;
  }
`;

export const Range = styled.input`
  width: 96px;
  accent-color: var(--accent);
`;

/** A line about the whole review, below the drawing. */
export const ReviewLine = styled.div`
  ${row({ wrap: true, gap: 2, pad: '2px 3', ground: 'surface-1' })}

  /* A list beside its words, or on a row of its own where it would be a narrow strip. */
  > ul {
    flex: 1 1 300px;
  }
`;
