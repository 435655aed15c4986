import styled from 'styled-components';
import { column, look, row, stack } from '@/ui/Layout/look';

export const FactsBox = styled.section`
  ${column({ minHeight: 0, overflow: 'auto', ground: 'surface-2', edge: 'left' })}

  @media (max-width: 767px) {
    overflow: visible;
    border-left: 0;
  }
`;

export const FactsSection = styled.div`
  ${stack({ gap: '6px', pad: '2 3 3', edge: 'bottom' })}

  h3 {
    ${row({ justify: 'space-between', minHeight: '22px', ink: 'text-2', size: 's' })}
  }
`;

export const Source = styled.p`
  ${look({ ink: 'text-2', size: 's', breaks: true })}

  button {
    margin: 4px 6px 0 0;
  }
`;

/** White in both themes, as the page is. */
export const Print = styled.img`
  ${look({ maxWidth: '100%', maxHeight: '72px', ground: 'page', edge: 'all' })}
  margin-top: 4px;
  border-radius: 3px;
  object-fit: contain;
  object-position: left;
`;

/** The key that confirms what stands in a field, at the end of it, as long as it is not typed into. */
export const Hinted = styled.span`
  position: relative;
  display: block;

  input:has(+ kbd) {
    padding-right: 48px;
    text-overflow: ellipsis;
  }
  kbd {
    position: absolute;
    top: 50%;
    right: 5px;
    transform: translateY(-50%);
    pointer-events: none;
  }
`;
